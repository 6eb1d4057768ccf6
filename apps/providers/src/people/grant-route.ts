import type { FastifyInstance } from 'fastify';
import type { Grants } from './grants.ts';
import type { NewPerson, People } from './people.ts';

interface Wanted {
  readonly person: Partial<NewPerson>;
  readonly client_id?: string;
  readonly scopes?: readonly string[];
  /** Below zero makes one that has run out. */
  readonly expires_in?: number;
}

const schema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['person'],
    properties: {
      person: {
        type: 'object',
        additionalProperties: false,
        properties: {
          name: { type: 'string' },
          lastname: { type: 'string' },
          email: { type: ['string', 'null'] },
          verified: { type: 'boolean' },
        },
      },
      client_id: { type: 'string' },
      scopes: { type: 'array', items: { type: 'string' } },
      expires_in: { type: 'integer' },
    },
  },
} as const;

const everything = [
  'openid',
  'https://www.googleapis.com/auth/userinfo.email',
  'https://www.googleapis.com/auth/userinfo.profile',
  'public_profile',
  'email',
];

/** For programs: signs somebody in without a window, also for another app, or with a token that has run out. */
export function grantRoute(
  app: FastifyInstance,
  path: string,
  { people, grants, clientId }: { people: People; grants: Grants; clientId: string },
): void {
  app.post<{ Body: Wanted }>(path, { schema }, async ({ body }, reply) => {
    const { client_id = clientId, scopes = everything, expires_in = 3600 } = body;
    const { name = 'Ana', lastname = 'Cruz', email = null, verified = true } = body.person;
    const person = people.add({ name, lastname, email, verified: verified && email !== null });
    const expiresAt = Date.now() + expires_in * 1000;
    return reply
      .code(201)
      .send({ id: person.id, access_token: grants.give({ person, clientId: client_id, scopes, expiresAt }) });
  });
}
