import type { FastifyRequest } from 'fastify';
import type { Settings } from '../options.ts';
import { serveFile } from '../pages/files.ts';
import type { Provider } from '../provider.ts';
import { webhookRoutes } from '../switchboard/webhook-routes.ts';
import { Webhooks } from '../switchboard/webhooks.ts';
import { apiRoutes } from './api.ts';
import { approvalRoutes } from './approval.ts';
import { decideCapture } from './captures.ts';
import type { Context } from './context.ts';
import { newEvent, Signer } from './events.ts';
import { Ledger } from './ledger.ts';
import { paypalPanel } from './panel.ts';
import { RequestIds } from './request-ids.ts';
import { Tokens } from './tokens.ts';

/** PayPal: its REST API, the JavaScript SDK with its buttons, the approval window and signed webhooks. */
export function paypalProvider(settings: Settings): Provider {
  const ledger = new Ledger();
  const tokens = new Tokens(settings.paypalClientId, settings.paypalClientSecret);
  const requestIds = new RequestIds();
  const signer = new Signer(settings.paypalWebhookId);
  const webhooks = new Webhooks({
    url: settings.paypalWebhookUrl,
    retries: settings.webhookRetries,
    headersOf: ({ body }) => signer.headersOf(body),
  });
  const contextOf = (request: FastifyRequest): Context => ({
    ledger,
    origin: `http://${request.host}`,
    emit(type, resource) {
      const event = newEvent(type, resource);
      webhooks.send({ id: event.id, type, body: JSON.stringify(event) });
    },
  });

  return {
    routes(app) {
      app.register(async (scope) => apiRoutes(scope, { tokens, requestIds, signer, contextOf }));
      app.register(async (scope) => approvalRoutes(scope, contextOf));
      serveFile(app, '/paypal/sdk/js', new URL('browser/sdk.js', import.meta.url));
      webhookRoutes(app, '/_sandbox/paypal/webhooks', webhooks);
      app.get('/_sandbox/paypal', async () => ({
        orders: [...ledger.orders.values()].reverse(),
        captures: ledger.captures().reverse(),
        refunds: ledger.refunds().reverse(),
      }));
      for (const [name, outcome] of [
        ['complete', 'COMPLETED'],
        ['decline', 'DECLINED'],
      ] as const)
        app.post<{ Params: { id: string } }>(`/_sandbox/paypal/captures/:id/${name}`, async (request, reply) =>
          decideCapture(contextOf(request), request.params.id, outcome)
            ? { status: outcome }
            : reply.code(409).send({ error: { message: 'This capture does not wait.' } }),
        );
    },
    panel: () => paypalPanel(ledger, webhooks, settings.paypalWebhookUrl),
    reset() {
      webhooks.reset();
      requestIds.clear();
      tokens.clear();
      ledger.clear();
    },
    async close() {
      webhooks.close();
    },
  };
}
