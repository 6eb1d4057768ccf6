import { Writable } from 'node:stream';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { connect } from '../db/database.ts';
import { outbox } from '../outbox/tables.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { describeError, logging, logRequests } from './log.ts';
import { readiness } from './readiness.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { app, db, context, call } = shop;

/** A line of the metrics, without its labels' order mattering. */
async function metric(name: string, ...labels: string[]): Promise<number | undefined> {
  const { text } = await context.metrics.text();
  const line = text.split('\n').find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('says that it is ready, and why it is not', async () => {
  const ready = await app.inject('/api/ready');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  expect(ready.headers['cache-control']).toBe('no-store');

  const unreachable = connect('postgres://nobody@127.0.0.1:1/none', 1);
  const server = Fastify();
  readiness(server, { db: unreachable });
  const unready = await server.inject('/ready');
  expect(unready.statusCode).toBe(503);
  expect(unready.json()).toEqual({ status: 'unavailable', because: 'the database does not answer' });
  await server.close();
  await unreachable.$client.end();
});

test('answers carry the id of their request, a sound one of a proxy or a new one', async () => {
  const given = await app.inject({ url: '/api/health', headers: { 'x-request-id': 'proxy-00000001' } });
  expect(given.headers['x-request-id']).toBe('proxy-00000001');
  const forged = await app.inject({ url: '/api/health', headers: { 'x-request-id': 'a b\u007f' } });
  expect(forged.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('the log has one line per request, without the query, the body or the token', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = logging('info');
  const server = Fastify({ ...options, logger: { ...options.logger, stream } });
  logRequests(server);
  server.post('/users/:id', async (request) => {
    request.log.error(
      new DrizzleQueryError('select $1', ['ana@correo.example'], new Error('value of the wrong type')),
      'failed',
    );
    return {};
  });
  await server.inject({
    method: 'POST',
    url: '/users/7?token=secreto',
    headers: { authorization: 'Bearer secreto' },
    payload: { email: 'ana@correo.example' },
  });
  await server.close();
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    method: 'POST',
    route: '/users/:id',
    status: 200,
    msg: 'answered',
  });
  expect(lines.join('')).not.toMatch(/ana@|secreto/);
  expect(lines[0]).toContain('value of the wrong type: select $1');
});

test('an ordinary error keeps its words and its frames', () => {
  const { type, message, stack } = describeError(new TypeError('no such thing'));
  expect([type, message]).toEqual(['TypeError', 'no such thing']);
  expect(stack).toMatch(/operations\.test/);
});

test('the metrics count orders, payments, refusals, waiting messages, latency', async () => {
  const piece = await addPiece(db, { stock: 1 });
  const [ana, eva] = [await addMember(db), await addMember(db)];
  const { intentId } = await startCheckout(shop, ana, piece);
  await providers.pay(intentId);
  expect((await call('stripeIntent', { token: ana.token, body: { payment_intent: intentId } })).body.status).toBe(
    'paid',
  );

  const refused = await call('createCart', { token: eva.token, body: { products: [{ ...piece, quantity: 1 }] } });
  expect(refused.status).toBe(409);
  await db.insert(outbox).values({ kind: 'mail', payload: {}, createdAt: sql`now() - interval '90 seconds'` });

  expect(await metric('obsidiana_orders', 'status="paid"', 'currency="MXN"')).toBe(1);
  expect(await metric('obsidiana_payments', 'provider="stripe"', 'state="paid"')).toBe(1);
  expect(await metric('obsidiana_refusals_total', `code="${refused.failure.code}"`)).toBe(1);
  expect(await metric('obsidiana_outbox{', 'state="waiting"')).toBeGreaterThanOrEqual(1);
  expect(await metric('obsidiana_outbox_lag_seconds')).toBeGreaterThan(89);
  expect(await metric('http_request_duration_seconds_count', 'route="/api/cart/create"', 'status="409"')).toBe(1);
});
