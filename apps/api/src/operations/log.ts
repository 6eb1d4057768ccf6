import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

/**
 * Options of a server whose log is one JSON line per request and per error, tied together by the request's id. The lines
 * hold no personal data: no addresses with their query, no bodies, no headers, no values of a query to the database.
 */
export function logging(level: string) {
  return {
    logger: { level, base: null, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    // An id that a proxy has given is kept, so that its log and this one meet.
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  } satisfies FastifyServerOptions;
}

/** Answers carry the id of their request, and each leaves one line. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'answered');
  });
}

/** An error as the log shows it. A failed query is told without its values, which are people's addresses and names. */
export function describeError(error: Error): { type: string; message: string; stack: string } {
  const type = error.constructor.name;
  const frames = error.stack?.slice(error.stack.search(/\n\s+at /)) ?? '';
  if (!(error instanceof DrizzleQueryError)) return { type, message: error.message, stack: frames };
  return { type, message: `${error.cause?.message ?? 'Failed'}: ${error.query}`, stack: frames };
}
