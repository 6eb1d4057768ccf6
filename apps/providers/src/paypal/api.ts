import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCapture, refundCapture } from './captures.ts';
import type { Context } from './context.ts';
import { PaypalError } from './errors.ts';
import type { Signed, Signer } from './events.ts';
import { newDebugId } from './ids.ts';
import { captureOrder, createOrder, findOrder, patchOrder } from './orders.ts';
import type { RequestIds } from './request-ids.ts';
import {
  type OrderRequest,
  orderSchema,
  type PatchRequest,
  patchSchema,
  type RefundRequest,
  refundSchema,
} from './shapes.ts';
import type { Tokens } from './tokens.ts';
import { type TransactionQuery, transactions } from './transactions.ts';

export interface Api {
  readonly tokens: Tokens;
  readonly requestIds: RequestIds;
  readonly signer: Signer;
  contextOf(request: FastifyRequest): Context;
}

interface OfId {
  Params: { id: string };
}

/** PayPal's API: `/v1/oauth2/token`, orders, captures, refunds, and the check of an event's signature. */
export function apiRoutes(app: FastifyInstance, api: Api): void {
  const { tokens, signer } = api;
  acceptBodies(app);
  app.setErrorHandler<FastifyError>(async (error, _request, reply) => refuse(reply, error));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('paypal-debug-id', newDebugId()).header('cache-control', 'no-store');
    if (request.url.startsWith('/v1/oauth2/') || tokens.accepts(request.headers.authorization)) return;
    return reply.code(401).send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
  });

  app.post('/v1/oauth2/token', async (request, reply) => {
    const issued = tokens.issue(request.headers.authorization);
    return issued
      ? reply.send(issued)
      : reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
  });

  app.get<OfId>('/v2/checkout/orders/:id', async (request) =>
    findOrder(api.contextOf(request).ledger, request.params.id),
  );
  app.patch<OfId & { Body: PatchRequest[] }>(
    '/v2/checkout/orders/:id',
    { schema: { body: patchSchema } },
    async (request, reply) => {
      patchOrder(api.contextOf(request), request.params.id, request.body);
      return reply.code(204).send();
    },
  );
  app.get<OfId>('/v2/payments/captures/:id', async (request) =>
    findCapture(api.contextOf(request).ledger, request.params.id),
  );

  app.post<{ Body: OrderRequest }>('/v2/checkout/orders', { schema: { body: orderSchema } }, (request, reply) =>
    once(api, request, reply, () => createOrder(api.contextOf(request), request.body)),
  );
  app.post<OfId>('/v2/checkout/orders/:id/capture', (request, reply) =>
    once(api, request, reply, () => captureOrder(api.contextOf(request), request.params.id)),
  );
  app.post<OfId & { Body: RefundRequest | undefined }>(
    '/v2/payments/captures/:id/refund',
    {
      schema: { body: refundSchema },
      preValidation: async (request) => {
        request.body ??= {};
      },
    },
    (request, reply) =>
      once(api, request, reply, () => refundCapture(api.contextOf(request), request.params.id, request.body ?? {})),
  );

  app.get<{ Querystring: TransactionQuery }>('/v1/reporting/transactions', async (request) =>
    transactions(api.contextOf(request).ledger, request.query),
  );

  app.post<{ Body: Signed & { webhook_event: unknown } }>(
    '/v1/notifications/verify-webhook-signature',
    async ({ body }) => ({
      verification_status: signer.verifies(body, JSON.stringify(body.webhook_event)) ? 'SUCCESS' : 'FAILURE',
    }),
  );
}

/** Runs a call the first time that its `PayPal-Request-Id` is seen, and gives the same answer every time after. */
async function once({ requestIds }: Api, request: FastifyRequest, reply: FastifyReply, run: () => object) {
  const path = request.url.split('?', 1)[0] ?? '/';
  const id = request.headers['paypal-request-id'];
  const known = typeof id === 'string' ? requestIds.find(path, id) : undefined;
  // What was made is not made again: 201 becomes 200.
  if (known) return send(reply, known.status === 201 ? 200 : known.status, known.body);
  const { status, body } = attempt(reply, run);
  if (typeof id === 'string') requestIds.keep(path, id, { status, body });
  return send(reply, status, body);
}

function attempt(reply: FastifyReply, run: () => object): { status: number; body: string } {
  try {
    return { status: 201, body: JSON.stringify(run()) };
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error;
    return { status: error.status, body: JSON.stringify(error.body(debugId(reply))) };
  }
}

function refuse(reply: FastifyReply, error: FastifyError | PaypalError): FastifyReply {
  const refusal = error instanceof PaypalError ? error : malformed(error);
  if (!refusal) {
    console.error(error);
    return reply.code(500).send({ name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error has occurred.' });
  }
  return send(reply, refusal.status, JSON.stringify(refusal.body(debugId(reply))));
}

/** What Fastify found wrong with a body, as PayPal says it. */
function malformed({ validation, statusCode, message }: FastifyError): PaypalError | null {
  if (!validation) {
    if (!statusCode || statusCode >= 500) return null;
    return new PaypalError(400, [{ issue: 'MALFORMED_REQUEST_JSON', description: message, location: 'body' }]);
  }
  const [first] = validation;
  const extra = first?.params?.additionalProperty;
  return new PaypalError(400, [
    {
      issue: extra ? 'PARAMETER_UNKNOWN' : 'INVALID_PARAMETER_SYNTAX',
      description: extra ? `This room does not know the parameter '${extra}'.` : (first?.message ?? message),
      field: `${first?.instancePath ?? ''}${extra ? `/${extra}` : ''}`,
      location: 'body',
    },
  ]);
}

/** JSON that may be empty, as clients send it with a capture; the form of the token call. */
function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}

const debugId = (reply: FastifyReply) => String(reply.getHeader('paypal-debug-id'));
const send = (reply: FastifyReply, status: number, body: string) =>
  reply.code(status).type('application/json').send(body);
