import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { payments } from '../checkout/tables.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../orders/tables.ts';
import { outbox } from '../outbox/tables.ts';

/**
 * What Prometheus reads. What the database knows (orders, payments, outbox) is counted when it is asked for, so that every
 * process tells the same; what happens in a process (latency, refusals) is counted as it happens.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'obsidiana_refusals_total',
    help: 'Refused calls by the code of the refusal, such as an oversell that did not happen (out_of_stock).',
    labelNames: ['code'],
    registers: [this.#registry],
  });

  constructor(db: Database) {
    this.#countedInDatabase(db);
  }

  /** Memory, processor and event loop of this process too. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Measures every answer of a server. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      };
      this.#latency.observe(labels, reply.elapsedTime / 1000);
    });
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  /** In Prometheus' text format. */
  async text(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #countedInDatabase(db: Database): void {
    const gauge = (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => Promise<void>) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers: [this.#registry],
        async collect() {
          this.reset();
          await collect(this);
        },
      });

    gauge('obsidiana_orders', 'Orders by status.', ['status', 'currency'], async (orderCount) => {
      const counts = await db
        .select({ status: orders.status, currency: orders.currency, count: sql<number>`count(*)::int` })
        .from(orders)
        .groupBy(orders.status, orders.currency);
      for (const { count, ...labels } of counts) orderCount.set(labels, count);
    });
    gauge('obsidiana_payments', 'Payments by provider and state.', ['provider', 'state'], async (paymentCount) => {
      const counts = await db
        .select({ provider: payments.provider, state: payments.state, count: sql<number>`count(*)::int` })
        .from(payments)
        .groupBy(payments.provider, payments.state);
      for (const { count, ...labels } of counts) paymentCount.set(labels, count);
    });
    gauge('obsidiana_outbox', 'Messages that wait to leave, and those given up on.', ['state'], async (messages) => {
      const [counts] = await db
        .select({
          waiting: sql<number>`count(*) filter (where ${outbox.deadAt} is null)::int`,
          dead: sql<number>`count(${outbox.deadAt})::int`,
        })
        .from(outbox)
        .where(sql`${outbox.doneAt} is null`);
      messages.set({ state: 'waiting' }, counts?.waiting ?? 0);
      messages.set({ state: 'dead' }, counts?.dead ?? 0);
    });
    gauge('obsidiana_outbox_lag_seconds', 'Age of the oldest message that waits.', [], async (lag) => {
      const [oldest] = await db
        .select({ seconds: sql<number>`coalesce(extract(epoch from now() - min(${outbox.createdAt})), 0)::float8` })
        .from(outbox)
        .where(sql`${outbox.doneAt} is null and ${outbox.deadAt} is null`);
      lag.set(oldest?.seconds ?? 0);
    });
    gauge('obsidiana_database_connections', 'Connections of this process.', ['state'], async (connections) => {
      const { totalCount, idleCount, waitingCount } = db.$client;
      connections.set({ state: 'busy' }, totalCount - idleCount);
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'awaited' }, waitingCount);
    });
  }
}
