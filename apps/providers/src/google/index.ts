import type { Settings } from '../options.ts';
import { html } from '../pages/html.ts';
import type { Provider } from '../provider.ts';
import { type GeocodeQuery, geocode } from './geocode.ts';

/** Google: the geocoder. */
export function googleProvider({ mapsKey }: Settings): Provider {
  return {
    routes(app) {
      app.get<{ Querystring: GeocodeQuery }>('/maps/api/geocode/json', async (request) =>
        geocode(request.query, mapsKey),
      );
    },
    panel: () =>
      html`<section><h2>Google</h2><p>The geocoder knows postal codes of Mexico and of the United States. Two cities: 45110. Unknown: 98800.</p></section>`,
    reset() {},
    async close() {},
  };
}
