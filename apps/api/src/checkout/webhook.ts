import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../context.ts';
import { say } from '../http/messages.ts';
import { enqueue, type Job } from '../outbox/enqueue.ts';
import type { ProviderName } from './provider.ts';
import { webhookEvents } from './tables.ts';

/** An event that its provider has signed. */
interface Signed {
  readonly id: string;
  readonly type: string;
  readonly payload: unknown;
  /** What is to be done about it, if anything. */
  readonly job: Job | null;
}

type Verify = (raw: Buffer, headers: IncomingHttpHeaders) => Promise<Signed | null>;

/** `POST /webhooks/stripe`: what the card provider tells. */
export function stripeWebhook(context: Context): FastifyPluginAsync {
  return webhook(context, 'stripe', async (raw, headers) => {
    const event = context.cards.event(raw, String(headers['stripe-signature'] ?? ''));
    if (!event) return null;
    const { id, type, payload, intentId } = event;
    return { id, type, payload, job: intentId === null ? null : { kind: 'stripe_event', eventId: id, intentId } };
  });
}

/** `POST /webhooks/paypal`: what PayPal tells. */
export function paypalWebhook(context: Context): FastifyPluginAsync {
  return webhook(context, 'paypal', async (raw, headers) => {
    const event = await context.wallet.event(raw, headers);
    if (!event) return null;
    const { id, event_type: type } = event;
    return { id, type, payload: event, job: { kind: 'paypal_event', eventId: id } };
  });
}

/**
 * A signed event is kept once and left for the worker, so that the answer is quick and nothing is lost; 400 when the
 * signature is not the provider's.
 */
function webhook({ db }: Context, provider: ProviderName, verify: Verify): FastifyPluginAsync {
  return async (app) => {
    // The signature is over the bytes as they came.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
    app.post(`/webhooks/${provider}`, async (request, response) => {
      const event = Buffer.isBuffer(request.body) ? await verify(request.body, request.headers) : null;
      if (!event)
        return response.status(400).send({ errors: true, code: 'invalid_input', message: say('invalid_input', 'en') });
      await db.transaction(async (tx) => {
        const { id: eventId, type, payload, job } = event;
        const kept = await tx
          .insert(webhookEvents)
          .values({ provider, eventId, type, payload })
          .onConflictDoNothing()
          .returning({ eventId: webhookEvents.eventId });
        if (kept.length > 0 && job) await enqueue(tx, job);
      });
      return { received: true };
    });
  };
}
