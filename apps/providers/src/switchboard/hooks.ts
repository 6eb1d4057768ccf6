import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault, Faults } from './faults.ts';
import { type LogEntry, type RequestLog, redact } from './log.ts';

export interface Traffic {
  readonly log: RequestLog;
  readonly faults: Faults;
}

interface Visit {
  readonly entry: LogEntry;
  readonly fault: Fault | undefined;
  readonly began: number;
}

/** The room's own pages are neither logged nor faulty. */
const own = /^\/(_sandbox|_pages|_people|inbox)([/.]|$)|^\/$/;

/** Writes every request to a provider into the log, and lets the faults that are set happen to it. */
export function watchTraffic(app: FastifyInstance, { log, faults }: Traffic): void {
  const visits = new WeakMap<FastifyRequest, Visit>();

  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (own.test(path) || request.method === 'OPTIONS') return;
    const fault = faults.take(request.method, path);
    const entry = log.open(request.method, path);
    entry.query = redact(request.query);
    const key = request.headers['idempotency-key'] ?? request.headers['paypal-request-id'];
    if (typeof key === 'string') entry.idempotencyKey = key;
    if (fault) entry.fault = fault.action;
    visits.set(request, { entry, fault, began: performance.now() });
    if (fault?.action === 'cut_before') {
      reply.hijack();
      request.raw.socket.destroy();
    }
    if (fault?.action === 'status') {
      return reply
        .code(fault.status)
        .headers(fault.headers ?? {})
        .type('application/json')
        .send(print(fault.body ?? refusal(fault.status)));
    }
  });

  app.addHook('preValidation', async (request) => {
    const visit = visits.get(request);
    if (visit) visit.entry.params = redact(request.body);
  });

  // After the provider took the request on: a delay is a provider that takes its time, not a slow network.
  app.addHook('preHandler', async (request) => {
    const fault = visits.get(request)?.fault;
    if (fault?.action === 'delay') await wait(fault.ms, undefined, { ref: false });
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const visit = visits.get(request);
    if (!visit) return payload;
    const { entry, fault } = visit;
    entry.ms = Math.round(performance.now() - visit.began);
    if (fault?.action === 'cut_after') {
      request.raw.socket.destroy();
      return payload;
    }
    if (fault?.action === 'replace') {
      reply.code(fault.status ?? reply.statusCode).headers(fault.headers ?? {});
      entry.status = reply.statusCode;
      if (fault.body === undefined) return payload;
      reply.type('application/json').removeHeader('content-length');
      return print(fault.body);
    }
    entry.status = reply.statusCode;
    return payload;
  });
}

const refusal = (status: number) => ({
  error: { type: 'api_error', message: `The switchboard answered this request with status ${status}.` },
});

const print = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));
