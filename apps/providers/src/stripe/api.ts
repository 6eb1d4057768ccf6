import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, calls } from './calls.ts';
import type { Context } from './context.ts';
import { ApiError, invalidRequest } from './errors.ts';
import { apiVersion, type EventType, type StripeEvent, type Subject } from './events.ts';
import { expand } from './expand.ts';
import { type Form, parseForm } from './form.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { newId } from './ids.ts';
import { callerOf, type Keys } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { Params } from './params.ts';
import { publicView } from './public-view.ts';

export interface Api extends Keys {
  readonly ledger: Ledger;
  readonly idempotency: IdempotencyKeys;
  emit(type: EventType, object: Subject, request: StripeEvent['request']): void;
}

type ApiRequest = FastifyRequest<{ Params: { id?: string } }>;

/** `/v1/…`: authentication, idempotency, parameters, errors and headers as in Stripe's API. */
export function apiRoutes(app: FastifyInstance, api: Api): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'request-id': `req_${newId('').slice(1, 15)}`,
      'stripe-version': String(request.headers['stripe-version'] ?? apiVersion),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'request-id, idempotent-replayed',
      'cache-control': 'no-store',
    });
  });
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, _request, reply) => refuse(reply, error));
  app.setNotFoundHandler(async (request, reply) =>
    refuse(
      reply,
      invalidRequest(
        `Unrecognized request URL (${request.method}: ${pathOf(request)}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
        {},
        404,
      ),
    ),
  );
  app.options('/*', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
  for (const call of calls) register(app, api, call);
}

function register(app: FastifyInstance, api: Api, call: Call): void {
  app.route<{ Params: { id?: string } }>({
    method: call.method,
    url: call.path,
    preValidation: async (request, reply) => {
      if (callerOfRequest(request, api) === 'publishable' && !call.fromPages)
        throw invalidRequest(
          'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
          { code: 'secret_key_required' },
          403,
        );
      const key = idempotencyKey(request);
      if (!key) return;
      reply.header('idempotency-key', key);
      const stored = api.idempotency.claim(key, pathOf(request), JSON.stringify(formOf(request)));
      if (!stored) return;
      reply.headers({ 'idempotent-replayed': 'true', 'original-request': stored.requestId });
      return reply.code(stored.status).type('application/json').send(stored.body);
    },
    handler: async (request, reply) => {
      const key = idempotencyKey(request);
      const requestId = String(reply.getHeader('request-id'));
      try {
        const { status, result, began } = execute(request, api, call, requestId);
        const body = print(result);
        if (key && began) api.idempotency.keep(key, { status, body, requestId });
        return await reply.code(status).type('application/json').send(body);
      } finally {
        if (key) api.idempotency.releaseUnanswered(key);
      }
    },
  });
}

interface Outcome {
  readonly status: number;
  readonly result: object;
  /** False when the parameters were refused before anything was tried. */
  readonly began: boolean;
}

function execute(request: ApiRequest, api: Api, call: Call, requestId: string): Outcome {
  const caller = callerOfRequest(request, api);
  const cause = { id: requestId, idempotency_key: idempotencyKey(request) ?? null };
  const context: Context = {
    ledger: api.ledger,
    caller,
    origin: `http://${request.host}`,
    emit: (type, object) => api.emit(type, object, cause),
  };
  const shown = (result: object) => (caller === 'publishable' ? publicView(result) : result);
  try {
    const params = new Params(formOf(request));
    params.only([...call.params, 'expand', 'key']);
    const result = expand(call.run(context, params, request.params.id ?? ''), params.list('expand') ?? [], api.ledger);
    return { status: 200, result: shown(result), began: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const intent = error.body.payment_intent;
    const body = { ...error.body, ...(intent && { payment_intent: shown(intent) }) };
    return { status: error.status, result: { error: body }, began: !error.beforeExecution };
  }
}

function refuse(reply: FastifyReply, error: Error & { statusCode?: number }): FastifyReply {
  if (error instanceof ApiError) {
    if (error.status === 409) reply.header('stripe-should-retry', 'true');
    return reply
      .code(error.status)
      .type('application/json')
      .send(print({ error: error.body }));
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) console.error(error);
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return reply.code(status).send({ error: { type, message: error.message } });
}

function callerOfRequest(request: FastifyRequest, api: Api): Context['caller'] {
  return callerOf(request.headers.authorization, formOf(request).key, api);
}

/** The parameters: the body of a POST, else the query. */
function formOf(request: FastifyRequest): Form {
  if (request.method === 'POST') return isForm(request.body) ? request.body : {};
  return parseForm(request.url.split('?')[1] ?? '');
}

const isForm = (body: unknown): body is Form => typeof body === 'object' && body !== null;

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return request.method === 'POST' && typeof key === 'string' && key ? key : undefined;
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';
const print = (body: object) => JSON.stringify(body, null, 2);
