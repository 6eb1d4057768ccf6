import type { FastifyInstance } from 'fastify';
import { type Ledger, newestFirst } from './ledger.ts';
import type { Webhooks } from './webhooks.ts';

interface DuplicateRequest {
  /** `evt_…`; the newest event when it is not given. */
  readonly event?: string;
  /** How many copies leave at the same moment. Default 1. */
  readonly times?: number;
}

const duplicateSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { event: { type: 'string' }, times: { type: 'integer', minimum: 1, maximum: 50 } },
} as const;

/** `/_sandbox/webhooks`: what became of each event, and the calls that hold, release, repeat and reorder them. */
export function webhookRoutes(app: FastifyInstance, webhooks: Webhooks, ledger: Ledger): void {
  app.get('/_sandbox/webhooks', async () => ({ held: webhooks.held, deliveries: webhooks.list() }));

  app.post('/_sandbox/webhooks/hold', async () => {
    webhooks.hold();
    return { held: true };
  });

  app.post('/_sandbox/webhooks/release', async () => ({ held: false, deliveries: await webhooks.release() }));

  app.post('/_sandbox/webhooks/reorder', async () => ({
    held: false,
    deliveries: await webhooks.release('newest_first'),
  }));

  app.post<{ Body: DuplicateRequest | undefined }>(
    '/_sandbox/webhooks/duplicate',
    {
      schema: { body: duplicateSchema },
      preValidation: async (request) => {
        request.body ??= {};
      },
    },
    async (request, reply) => {
      const { event: id, times = 1 } = request.body ?? {};
      const event = id ? ledger.events.get(id) : newestFirst(ledger.events)[0];
      if (!event)
        return reply
          .code(404)
          .send({ error: { message: id ? `There is no event '${id}'.` : 'There is no event yet.' } });
      return { deliveries: await webhooks.duplicate(event, times) };
    },
  );
}
