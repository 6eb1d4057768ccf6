import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { startWorkers } from '../workers.ts';
import { webhookEvents } from './tables.ts';

// The events come over the network, as PayPal's do; the shop's address is known before the stand-ins start.
const listener = await freePort();
const providers = await testProviders(`http://127.0.0.1:${listener}/api/webhooks/stripe`);
const shop = await testShop({ env: { ...providers.env, PAYPAL_CAPTURE_AFTER: '0' } });
const { db, call } = shop;
await shop.app.listen({ port: listener, host: '127.0.0.1' });
const stopWorkers = await startWorkers(shop.context);
afterAll(stopWorkers);

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const ordersOf = async (token: string) => (await call('orders', { token })).body;
const capture = (token: string, orderId: string) => call('capturePaypalOrder', { token, body: { order_id: orderId } });

async function opened() {
  const { token, addressId } = await addMember(db);
  const products = [{ ...(await addPiece(db, { mxn: 200_000 })), quantity: 1 }];
  const cartId = need((await call('createCart', { token, body: { products } })).body.id);
  await call('setCartAddress', { token, body: { cart_id: cartId, address_id: addressId } });
  return { token, orderId: (await call('createPaypalOrder', { token, body: { cart_id: cartId } })).body.id };
}

test('@CHK-14 F9 a shopper who agreed and never came back: the event captures and makes the order', async () => {
  const { token, orderId } = await opened();
  await providers.approve(orderId);
  await expect.poll(async () => (await ordersOf(token)).length, { timeout: 10_000 }).toBe(1);
  expect((await capture(token, orderId)).body.settlement?.order).toEqual((await ordersOf(token))[0]);
});

test('@CHK-14 F6 F8 events before, after, many times and at the same moment as the page make one order', async () => {
  const { token, orderId } = await opened();
  await providers.sandbox('/paypal/webhooks/hold');
  await providers.approve(orderId);
  await Promise.all([capture(token, orderId), providers.sandbox('/paypal/webhooks/release')]);
  await providers.sandbox('/paypal/webhooks/duplicate', { times: 5 });
  await expect
    .poll(async () => (await db.select().from(webhookEvents)).every(({ appliedAt }) => appliedAt), { timeout: 10_000 })
    .toBe(true);
  expect(await ordersOf(token)).toHaveLength(1);
  const [unit] = (await providers.paypalOrder(orderId)).purchase_units;
  expect([unit.payments?.captures.length, unit.payments?.refunds.length]).toEqual([1, 0]);
});

test('a refund made at PayPal is written down, and takes the order’s crystals back', async () => {
  const { token, orderId } = await opened();
  await providers.approve(orderId);
  const { settlement } = (await capture(token, orderId)).body;
  expect(settlement?.crystals).toBeGreaterThan(0);
  const [unit] = (await providers.paypalOrder(orderId)).purchase_units;
  await providers.paypal('POST', `/v2/payments/captures/${unit.payments?.captures[0]?.id}/refund`, {});
  await expect.poll(async () => (await ordersOf(token))[0]?.detail.status, { timeout: 10_000 }).toBe('refunded');
  expect((await call('userData', { token })).body.loyalty.crystals).toBe(0);
});

test('F10 an event that is not PayPal’s, or was changed on its way, is refused and not kept', async () => {
  const post = (headers: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/paypal',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ id: 'WH-forged', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'X' } }),
    });
  const signature = {
    'paypal-transmission-id': '1',
    'paypal-transmission-time': new Date().toISOString(),
    'paypal-transmission-sig': Buffer.from('forged').toString('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-sandbox',
  };
  expect([(await post({})).statusCode, (await post(signature)).statusCode]).toEqual([400, 400]);
  expect(await db.select().from(webhookEvents).where(eq(webhookEvents.eventId, 'WH-forged'))).toEqual([]);
});
