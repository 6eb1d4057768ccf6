import type { FastifyInstance } from 'fastify';
import type { Webhooks } from './webhooks.ts';

interface DuplicateRequest {
  /** The newest event when it is not given. */
  readonly event?: string;
  /** How many copies leave at the same moment. Default 1. */
  readonly times?: number;
}

const duplicateSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { event: { type: 'string' }, times: { type: 'integer', minimum: 1, maximum: 50 } },
} as const;

/**
 * What became of a provider's events, and the calls that hold, release, repeat and reorder them.
 * @param path where they stand, as `/_sandbox/webhooks`
 */
export function webhookRoutes(app: FastifyInstance, path: string, webhooks: Webhooks): void {
  app.get(path, async () => ({ held: webhooks.held, deliveries: webhooks.list() }));

  app.post(`${path}/hold`, async () => {
    webhooks.hold();
    return { held: true };
  });

  app.post(`${path}/release`, async () => ({ held: false, deliveries: await webhooks.release() }));

  app.post(`${path}/reorder`, async () => ({
    held: false,
    deliveries: await webhooks.release('newest_first'),
  }));

  app.post<{ Body: DuplicateRequest | undefined }>(
    `${path}/duplicate`,
    {
      schema: { body: duplicateSchema },
      preValidation: async (request) => {
        request.body ??= {};
      },
    },
    async (request, reply) => {
      const { event: id, times = 1 } = request.body ?? {};
      const event = webhooks.find(id);
      if (!event)
        return reply
          .code(404)
          .send({ error: { message: id ? `There is no event '${id}'.` : 'There is no event yet.' } });
      return { deliveries: await webhooks.duplicate(event, times) };
    },
  );
}
