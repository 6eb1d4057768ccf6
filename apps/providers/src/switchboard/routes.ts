import type { FastifyInstance } from 'fastify';
import { sendHtml } from '../pages/page.ts';
import type { Provider } from '../provider.ts';
import { type FaultRequest, faultSchema } from './faults.ts';
import type { Traffic } from './hooks.ts';
import { switchboardPage } from './switchboard-page.ts';

/** `/_sandbox`: the page, and the calls with which a program sets faults, reads the log and starts afresh. */
export function switchboardRoutes(app: FastifyInstance, traffic: Traffic, providers: readonly Provider[]): void {
  const { faults, log } = traffic;

  app.get('/_sandbox', async (_request, reply) => sendHtml(reply, switchboardPage(traffic, providers)));

  app.get('/_sandbox/faults', async () => faults.list());

  app.post<{ Body: FaultRequest }>('/_sandbox/faults', { schema: { body: faultSchema } }, async (request, reply) =>
    reply.code(201).send(faults.add(request.body)),
  );

  app.delete('/_sandbox/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>('/_sandbox/faults/:id', async (request, reply) =>
    faults.remove(request.params.id)
      ? reply.code(204).send()
      : reply.code(404).send({ error: { message: `There is no fault '${request.params.id}'.` } }),
  );

  app.get<{ Querystring: { method?: string; path?: string } }>('/_sandbox/log', async (request) =>
    log.list(request.query),
  );

  app.post('/_sandbox/reset', async (_request, reply) => {
    faults.clear();
    for (const provider of providers) provider.reset();
    log.clear();
    return reply.code(204).send();
  });
}
