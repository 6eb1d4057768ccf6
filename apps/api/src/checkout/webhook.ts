import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../context.ts';
import { say } from '../http/messages.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { webhookEvents } from './tables.ts';

/**
 * `POST /webhooks/stripe`: what the provider tells. A signed event is kept once and left for the worker, so that the
 * answer is quick and nothing is lost; 400 when the signature is not the provider's.
 */
export function stripeWebhook({ db, cards }: Context): FastifyPluginAsync {
  return async (app) => {
    // The signature is over the bytes as they came.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
    app.post('/webhooks/stripe', async (request, response) => {
      const event = Buffer.isBuffer(request.body)
        ? cards.event(request.body, String(request.headers['stripe-signature'] ?? ''))
        : null;
      if (!event)
        return response.status(400).send({ errors: true, code: 'invalid_input', message: say('invalid_input', 'en') });
      await db.transaction(async (tx) => {
        const { id: eventId, type, intentId, payload } = event;
        const kept = await tx
          .insert(webhookEvents)
          .values({ provider: 'stripe', eventId, type, payload })
          .onConflictDoNothing()
          .returning({ eventId: webhookEvents.eventId });
        if (kept.length > 0 && intentId) await enqueue(tx, { kind: 'stripe_event', eventId, intentId });
      });
      return { received: true };
    });
  };
}
