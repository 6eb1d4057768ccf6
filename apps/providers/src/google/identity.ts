import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveFile } from '../pages/files.ts';
import { chooserRoutes } from '../people/chooser.ts';
import type { Grant, Grants } from '../people/grants.ts';
import type { People } from '../people/people.ts';

const lifetimeSeconds = 3599;
/** Google answers short names of scopes with their addresses. */
const fullScopes: Record<string, string> = {
  email: 'https://www.googleapis.com/auth/userinfo.email',
  profile: 'https://www.googleapis.com/auth/userinfo.profile',
};

interface Identity {
  readonly people: People;
  readonly grants: Grants;
  readonly clientId: string;
}

/** Google Identity: the script, its window, and what an access token stands for. */
export function identityRoutes(app: FastifyInstance, { people, grants, clientId }: Identity): void {
  serveFile(app, '/gsi/client', new URL('browser/gsi.js', import.meta.url));

  chooserRoutes(app, {
    provider: 'Google',
    path: '/o/oauth2/v2/auth',
    people,
    clientId,
    answer(person, { scopes, state }) {
      if (!person) return { error: 'access_denied', error_subtype: 'access_denied', ...(state && { state }) };
      const full = scopes.map((scope) => fullScopes[scope] ?? scope);
      const expiresAt = Date.now() + lifetimeSeconds * 1000;
      return {
        access_token: grants.give({ person, clientId, scopes: full, expiresAt }),
        token_type: 'Bearer',
        expires_in: lifetimeSeconds,
        scope: full.join(' '),
        authuser: '0',
        prompt: 'none',
        ...(state && { state }),
      };
    },
  });

  app.get<{ Querystring: TokenQuery }>('/tokeninfo', async ({ query }, reply) =>
    tokenInfo(reply, grants.find(query.access_token)),
  );
  app.post<{ Body: TokenQuery | undefined }>('/tokeninfo', async ({ body }, reply) =>
    tokenInfo(reply, grants.find(body?.access_token)),
  );

  app.options('/oauth2/v3/userinfo', async (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' })
      .code(204)
      .send(),
  );
  app.get('/oauth2/v3/userinfo', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    const grant = grants.find(bearer(request));
    if (grant) return userInfo(grant, originOf(request));
    return reply.code(401).send({ error: 'invalid_request', error_description: 'Invalid Credentials' });
  });
}

interface TokenQuery {
  readonly access_token?: string;
}

function tokenInfo(reply: FastifyReply, grant: Grant | undefined): object {
  if (!grant) return reply.code(400).send({ error: 'invalid_token', error_description: 'Invalid Value' });
  const { person, clientId, scopes, expiresAt } = grant;
  const exp = Math.floor(expiresAt / 1000);
  return {
    azp: clientId,
    aud: clientId,
    sub: person.id,
    scope: scopes.join(' '),
    exp: String(exp),
    expires_in: String(Math.max(exp - Math.floor(Date.now() / 1000), 0)),
    ...(seesEmail(grant) && { email: person.email, email_verified: String(person.verified) }),
    access_type: 'online',
  };
}

function userInfo(grant: Grant, origin: string): object {
  const { id, name, lastname, email, verified } = grant.person;
  return {
    sub: id,
    name: `${name} ${lastname}`.trim(),
    given_name: name,
    family_name: lastname,
    picture: `${origin}/_pages/icon.svg`,
    ...(seesEmail(grant) && { email, email_verified: verified }),
  };
}

const seesEmail = ({ person, scopes }: Grant): boolean =>
  person.email !== null && scopes.some((scope) => scope === fullScopes.email);

const bearer = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;
