import type { Settings } from '../options.ts';
import type { Provider } from '../provider.ts';
import { webhookRoutes } from '../switchboard/webhook-routes.ts';
import { Webhooks } from '../switchboard/webhooks.ts';
import { type Api, apiRoutes } from './api.ts';
import { challengeRoutes } from './challenge.ts';
import { elementsRoutes } from './elements.ts';
import { newEvent } from './events.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { now } from './ids.ts';
import { Ledger, newestFirst } from './ledger.ts';
import { stripePanel } from './panel.ts';
import { sign } from './signature.ts';

/** Stripe: its API below `/v1`, Stripe.js with the card fields, 3-D Secure and signed webhooks. */
export function stripeProvider(settings: Settings): Provider {
  const ledger = new Ledger();
  const idempotency = new IdempotencyKeys();
  const webhooks = new Webhooks({
    url: settings.webhookUrl,
    retries: settings.webhookRetries,
    headersOf: ({ body }) => ({
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': sign(body, settings.webhookSecret, now()),
    }),
  });
  const api: Api = {
    secretKey: settings.secretKey,
    publishableKey: settings.publishableKey,
    ledger,
    idempotency,
    emit(type, object, request) {
      const event = newEvent(type, object, request);
      ledger.events.set(event.id, event);
      webhooks.send({ id: event.id, type: event.type, body: JSON.stringify(event, null, 2) });
    },
  };

  return {
    routes(app) {
      app.register(async (scope) => apiRoutes(scope, api), { prefix: '/v1' });
      app.register(async (scope) => challengeRoutes(scope, api));
      elementsRoutes(app);
      webhookRoutes(app, '/_sandbox/webhooks', webhooks);
      app.get('/_sandbox/stripe', async () => ({
        payment_intents: newestFirst(ledger.intents),
        charges: newestFirst(ledger.charges),
        refunds: newestFirst(ledger.refunds),
      }));
    },
    panel: () => stripePanel(ledger, webhooks, settings.webhookUrl),
    reset() {
      webhooks.reset();
      idempotency.clear();
      ledger.clear();
    },
    async close() {
      webhooks.close();
    },
  };
}
