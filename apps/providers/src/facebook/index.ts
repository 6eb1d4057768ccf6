import type { Settings } from '../options.ts';
import { serveFile } from '../pages/files.ts';
import { html } from '../pages/html.ts';
import { chooserRoutes } from '../people/chooser.ts';
import { grantRoute } from '../people/grant-route.ts';
import { Grants } from '../people/grants.ts';
import { People } from '../people/people.ts';
import type { Provider } from '../provider.ts';
import { graphRoutes } from './graph.ts';

const lifetimeSeconds = 5_184_000;

/** Facebook: its SDK, the window in which one signs in, and the Graph API. */
export function facebookProvider({ facebookAppId: clientId, facebookAppSecret: secret }: Settings): Provider {
  const people = new People(17);
  const grants = new Grants('EAA');
  return {
    routes(app) {
      serveFile(app, '/fb/:locale/sdk.js', new URL('browser/sdk.js', import.meta.url));
      chooserRoutes(app, {
        provider: 'Facebook',
        path: '/fb/:version/dialog/oauth',
        people,
        clientId,
        answer(person, { scopes }) {
          if (!person) return { authResponse: null };
          const expiresAt = Date.now() + lifetimeSeconds * 1000;
          return {
            authResponse: {
              accessToken: grants.give({ person, clientId, scopes, expiresAt }),
              userID: person.id,
              expiresIn: lifetimeSeconds,
              graphDomain: 'facebook',
              data_access_expiration_time: Math.floor(expiresAt / 1000),
              grantedScopes: scopes.join(','),
            },
          };
        },
      });
      graphRoutes(app, { grants, clientId, secret });
      grantRoute(app, '/_sandbox/facebook/tokens', { people, grants, clientId });
    },
    panel: () => html`<section><h2>Facebook</h2><p>${people.list().length} people can sign in.</p></section>`,
    reset() {
      people.reset();
      grants.clear();
    },
    async close() {},
  };
}
