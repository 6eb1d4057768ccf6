import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { addMember, addPiece, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { startWorkers } from '../workers.ts';
import { webhookEvents } from './tables.ts';

// The events come over the network, as Stripe's do; the shop's address is known before the stand-ins start.
const listener = await freePort();
const providers = await testProviders(`http://127.0.0.1:${listener}/api/webhooks/stripe`);
const shop = await testShop({ env: providers.env });
const { db, call } = shop;
await shop.app.listen({ port: listener, host: '127.0.0.1' });
const stopWorkers = await startWorkers(shop.context);
afterAll(stopWorkers);

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const ordersOf = async (token: string) => (await call('orders', { token })).body;
const finalise = (token: string, intentId: string) =>
  call('stripeIntent', { token, body: { payment_intent: intentId } });
const post = (payload: string, signature: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });

test('F9 @CHK-14 a paid card whose shopper never comes back becomes an order through the event', async () => {
  const member = await addMember(db);
  const { intentId } = await startCheckout(shop, member, await addPiece(db));
  await providers.pay(intentId);
  await expect.poll(async () => (await ordersOf(member.token)).length, { timeout: 5_000 }).toBe(1);
  const [order] = await ordersOf(member.token);
  expect((await finalise(member.token, intentId)).body.order).toEqual(order);
});

test('F6 @CHK-14 an event that comes late, many times and at the same moment changes nothing', async () => {
  const member = await addMember(db);
  await providers.sandbox('/webhooks/hold');
  const { intentId } = await startCheckout(shop, member, await addPiece(db));
  await providers.pay(intentId);
  const { body } = await finalise(member.token, intentId);
  await providers.sandbox('/webhooks/release');
  await providers.sandbox('/webhooks/duplicate', { times: 10 });
  await expect
    .poll(
      async () =>
        (await db.select().from(webhookEvents).where(eq(webhookEvents.type, 'payment_intent.succeeded'))).every(
          ({ appliedAt }) => appliedAt,
        ),
      { timeout: 5_000 },
    )
    .toBe(true);
  expect(await ordersOf(member.token)).toEqual([body.order]);
  expect((await call('userData', { token: member.token })).body.loyalty.crystals).toBe(body.crystals);
});

test('F8 @CHK-14 the return page and the event at the same moment make one order', async () => {
  const member = await addMember(db);
  const { intentId } = await startCheckout(shop, member, await addPiece(db));
  const [, first] = await Promise.all([
    providers.pay(intentId),
    finalise(member.token, intentId),
    providers.sandbox('/webhooks/duplicate', { times: 5 }),
  ]);
  expect(['paid', 'failed']).toContain(first.body.status);
  await expect.poll(async () => (await finalise(member.token, intentId)).body.status).toBe('paid');
  expect(await ordersOf(member.token)).toHaveLength(1);
});

test('a refund at the provider takes the order’s crystals back, once', async () => {
  const member = await addMember(db);
  const { intentId } = await startCheckout(shop, member, await addPiece(db));
  await providers.pay(intentId);
  const { body } = await finalise(member.token, intentId);
  expect(body.crystals).toBeGreaterThan(0);
  await providers.stripe('/v1/refunds', { payment_intent: intentId });
  await expect.poll(async () => (await ordersOf(member.token))[0]?.detail.status, { timeout: 5_000 }).toBe('refunded');
  await providers.sandbox('/webhooks/duplicate', { times: 3 });
  await expect.poll(async () => (await call('userData', { token: member.token })).body.loyalty.crystals).toBe(0);
  expect((await ordersOf(member.token))[0]?.detail.crystals).toBe(0);
});

test('F10 an event without the provider’s signature, or changed on its way, is refused and not kept', async () => {
  const { default: Stripe } = await import('stripe');
  const payload = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: {} },
  });
  const header = (secret: string, timestamp?: number) =>
    new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });
  const good = header(shop.config.stripe.webhookSecret);
  const statuses = [
    await post(payload, ''),
    await post(payload, header('whsec_another')),
    await post(payload.replace('forged', 'edited'), good),
    await post(payload, header(shop.config.stripe.webhookSecret, Math.floor(Date.now() / 1000) - 600)),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([400, 400, 400, 400]);
  expect(await db.select().from(webhookEvents).where(eq(webhookEvents.eventId, 'evt_forged'))).toEqual([]);
});

test('an event that we have no use for is accepted and kept', async () => {
  const { default: Stripe } = await import('stripe');
  const payload = JSON.stringify({
    id: 'evt_unknown',
    object: 'event',
    type: 'balance.available',
    data: { object: {} },
  });
  const secret = shop.config.stripe.webhookSecret;
  const signature = new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret });
  expect((await post(payload, signature)).statusCode).toBe(200);
  expect((await post(payload, signature)).statusCode).toBe(200);
  expect(await db.select().from(webhookEvents).where(eq(webhookEvents.eventId, 'evt_unknown'))).toHaveLength(1);
});

test('F10 events in the wrong order, of unknown kinds and about unknown payments take nothing back', async () => {
  const member = await addMember(db);
  await providers.sandbox('/webhooks/hold');
  const { intentId } = await startCheckout(shop, member, await addPiece(db));
  await providers.pay(intentId, 'pm_card_chargeDeclined');
  await providers.pay(intentId);
  // The newest first: what was refused is told after what was paid.
  await providers.sandbox('/webhooks/reorder');
  await expect.poll(async () => (await ordersOf(member.token)).length, { timeout: 5_000 }).toBe(1);

  const { default: Stripe } = await import('stripe');
  for (const event of [
    { id: 'evt_unknown_kind', type: 'customer.created', data: { object: { object: 'customer', id: 'cus_1' } } },
    {
      id: 'evt_unknown_pay',
      type: 'payment_intent.succeeded',
      data: { object: { object: 'payment_intent', id: 'pi_no' } },
    },
  ]) {
    const payload = JSON.stringify({ object: 'event', ...event });
    const secret = shop.config.stripe.webhookSecret;
    const signature = new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret });
    expect((await post(payload, signature)).statusCode).toBe(200);
  }
  await expect
    .poll(
      async () =>
        (await db.select().from(webhookEvents)).filter(({ eventId }) => eventId === 'evt_unknown_pay')[0]?.appliedAt,
    )
    .toBeInstanceOf(Date);
  expect((await ordersOf(member.token)).map(({ detail }) => detail.status)).toEqual(['paid']);
});
