import type { Settings } from '../options.ts';
import { html } from '../pages/html.ts';
import { grantRoute } from '../people/grant-route.ts';
import { Grants } from '../people/grants.ts';
import { People } from '../people/people.ts';
import type { Provider } from '../provider.ts';
import { type GeocodeQuery, geocode } from './geocode.ts';
import { identityRoutes } from './identity.ts';

/** Google: signing in, and the geocoder. */
export function googleProvider({ mapsKey, googleClientId }: Settings): Provider {
  const people = new People(21);
  const grants = new Grants('ya29.');
  return {
    routes(app) {
      app.get<{ Querystring: GeocodeQuery }>('/maps/api/geocode/json', async (request) =>
        geocode(request.query, mapsKey),
      );
      identityRoutes(app, { people, grants, clientId: googleClientId });
      grantRoute(app, '/_sandbox/google/tokens', { people, grants, clientId: googleClientId });
    },
    panel: () =>
      html`<section><h2>Google</h2><p>${people.list().length} people can sign in. The geocoder knows postal codes of Mexico and of the United States; two cities: 45110; unknown: 98800.</p></section>`,
    reset() {
      people.reset();
      grants.clear();
    },
    async close() {},
  };
}
