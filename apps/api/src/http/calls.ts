import {
  type Answer,
  type Body,
  type CallName,
  type CallSchemas,
  type Currency,
  calls,
  currencyOfLanguage,
  defaultLanguage,
  Failure,
  type Language,
  type Params,
  type Query,
  schemas,
} from '@obsidiana/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type Member, memberOfToken } from '../identity/sessions.ts';
import { Refusal } from './refusal.ts';

type MemberOf<N extends CallName> = (typeof calls)[N]['token'] extends 'required'
  ? Member
  : (typeof calls)[N]['token'] extends 'optional'
    ? Member | null
    : null;

/** What a handler gets: the validated parts of the request, and who asks in which language and currency. */
export interface Input<N extends CallName> {
  readonly query: Query<N>;
  readonly params: Params<N>;
  readonly body: Body<N>;
  readonly lang: Language;
  readonly currency: Currency;
  readonly member: MemberOf<N>;
  /** Sender's address, for limits. */
  readonly ip: string;
}

export type Handler<N extends CallName> = (input: Input<N>) => Promise<Answer<N>>;
export type Handlers = { [N in CallName]?: Handler<N> };

/** Registers one call of the contract. @throws when the server has no part for it */
export function registerCall<N extends CallName>(
  app: FastifyInstance,
  context: Context,
  name: N,
  handler: Handler<N> | undefined,
): void {
  if (!handler) throw new Error(`The call ${name} has no server part.`);
  const { method, path, token } = calls[name];
  const { params, query, body, reply }: CallSchemas = schemas[name];
  app.route({
    method,
    url: path,
    ...context.answers.hooksOf(name),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: reply, default: Failure },
    },
    handler: async (request, response) => {
      requireFinite(request.query);
      requireFinite(request.params);
      const member = token === 'none' ? null : await memberOfToken(context.db, bearer(request));
      if (token === 'required' && !member) throw new Refusal(401, 'unauthenticated');
      if (token !== 'none') response.header('cache-control', 'no-store');
      const lang = languageOf(request);
      // Fastify has validated these against the schemas that the types come from.
      const input = {
        query: request.query,
        params: request.params,
        body: request.body,
        lang,
        currency: currencyOf(request, lang),
        member,
        ip: request.ip,
      } as Input<N>;
      return handler(input);
    },
  });
}

/** The language a request asks for, in its query or its body; also for requests that failed validation. */
export function languageOf(request: FastifyRequest): Language {
  const asked = field(request.query, 'lang') ?? field(request.body, 'lang');
  return asked === 'es' || asked === 'en' ? asked : defaultLanguage;
}

function currencyOf(request: FastifyRequest, lang: Language): Currency {
  const asked = field(request.query, 'currency')?.toUpperCase();
  return asked === 'MXN' || asked === 'USD' ? asked : currencyOfLanguage[lang];
}

/** The validator makes a number of `1e400` and then looks no further at it. */
function requireFinite(values: unknown): void {
  for (const value of Object.values(values ?? {}))
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
      throw new Refusal(422, 'invalid_input');
}

function bearer(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function field(source: unknown, name: string): string | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' ? value : undefined;
}
