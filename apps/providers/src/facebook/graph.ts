import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Grant, Grants } from '../people/grants.ts';
import type { Person } from '../people/people.ts';

interface App {
  readonly grants: Grants;
  readonly clientId: string;
  readonly secret: string;
}

type Query = Readonly<Record<string, string | undefined>>;

/** The Graph API: what an access token stands for, and the person behind it. */
export function graphRoutes(app: FastifyInstance, { grants, clientId, secret }: App): void {
  app.get<{ Querystring: Query }>('/:version/debug_token', async ({ query }, reply) => {
    if (query.access_token !== `${clientId}|${secret}`)
      return refuse(reply, 190, 'Invalid OAuth access token signature.');
    return { data: described(grants.find(query.input_token)) };
  });

  app.get<{ Querystring: Query }>('/:version/me', async ({ query }, reply) => {
    reply.header('access-control-allow-origin', '*');
    const { access_token = '', appsecret_proof: proof, fields = 'id,name' } = query;
    const grant = grants.find(access_token);
    if (!grant) return refuse(reply, 190, 'Invalid OAuth access token - Cannot parse access token');
    if (proof !== undefined && proof !== createHmac('sha256', secret).update(access_token).digest('hex'))
      return refuse(reply, 100, 'Invalid appsecret_proof provided in the API argument');
    const asked = fields.split(',').map((field) => field.replace(/[.(].*$/, '').trim());
    const known = profileOf(grant);
    return Object.fromEntries(
      [...new Set(['id', ...asked])].flatMap((field) => (field in known ? [[field, known[field]]] : [])),
    );
  });
}

function described(grant: Grant | undefined): object {
  if (!grant)
    return {
      error: { code: 190, message: 'Invalid OAuth access token.' },
      is_valid: false,
      scopes: [],
    };
  const { person, clientId, scopes, expiresAt } = grant;
  return {
    app_id: clientId,
    type: 'USER',
    application: 'Obsidiana',
    expires_at: Math.floor(expiresAt / 1000),
    is_valid: true,
    scopes,
    user_id: person.id,
  };
}

/** An address that was not shared is not there at all. */
function profileOf({ person, scopes }: Grant): Record<string, unknown> {
  const { id, name, lastname, email }: Person = person;
  return {
    id,
    first_name: name,
    last_name: lastname,
    name: `${name} ${lastname}`.trim(),
    ...(email && scopes.includes('email') && { email }),
    picture: { data: { height: 200, width: 200, is_silhouette: true, url: '/_pages/icon.svg' } },
  };
}

const refuse = (reply: FastifyReply, code: number, message: string) =>
  reply.code(400).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'A0' } });
