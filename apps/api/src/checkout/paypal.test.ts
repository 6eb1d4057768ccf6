import type { Body } from '@obsidiana/contract';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sizes } from '../catalog/tables.ts';
import { askRefund } from '../orders/refunds.ts';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, startCheckout, type TestMember, type TestPiece } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import type { LedgerEntry } from './provider.ts';
import { reconcile } from './reconcile.ts';
import { payments } from './tables.ts';

const providers = await testProviders();
const shop = await testShop({ env: { ...providers.env, PAYPAL_CAPTURE_AFTER: '0' } });
const { db, call, context } = shop;
const send = mailer(shop.config);

const open = (token: string, body: Body<'createPaypalOrder'>) =>
  call('createPaypalOrder', { token, query: { lang: 'en' }, body });
const capture = (token: string, orderId: string) =>
  call('capturePaypalOrder', { token, query: { lang: 'en' }, body: { order_id: orderId } });
const ordersOf = async (token: string) => (await call('orders', { token })).body;
const stockOf = async ({ size_id }: TestPiece) =>
  (await db.select().from(sizes).where(eq(sizes.id, size_id)))[0]?.stock;
const paymentOf = async (ref: string) =>
  need((await db.select().from(payments).where(eq(payments.providerRef, ref)))[0]);
const capturesOf = async (ref: string) => (await providers.paypalOrder(ref)).purchase_units[0].payments?.captures ?? [];
const refundsOf = async (ref: string) => (await providers.paypalOrder(ref)).purchase_units[0].payments?.refunds ?? [];
const fault = (path: string, action: object, method = 'POST') =>
  providers.sandbox('/faults', { match: { method, path }, ...action });

interface Bag {
  readonly member: TestMember;
  readonly piece: TestPiece;
  readonly cartId: string;
}

/** A bag with an address, ready to be paid. */
async function bag(piece: Parameters<typeof addPiece>[1] = {}): Promise<Bag> {
  const member = await addMember(db);
  const added = await addPiece(db, piece);
  const { token } = member;
  const cart = await call('createCart', { token, body: { products: [{ ...added, quantity: 1 }] } });
  const cartId = need(cart.body.id);
  await call('setCartAddress', { token, body: { cart_id: cartId, address_id: member.addressId } });
  return { member, piece: added, cartId };
}

/** The same, with an order at PayPal that the shopper has agreed to. */
async function approved(instrument: Parameters<typeof providers.approve>[1] = 'balance', piece = {}) {
  const made = await bag(piece);
  const orderId = (await open(made.member.token, { cart_id: made.cartId })).body.id;
  await providers.approve(orderId, instrument);
  return { ...made, orderId, token: made.member.token };
}

test('@CHK-9 an order at PayPal is for the server’s total, with its parts to the cent, and captured becomes the order', async () => {
  const { member, piece, cartId } = await bag({ mxn: 129_955, stock: 5, name: 'Kimono Ágata' });
  expect((await call('paypalClientId', { token: member.token })).body).toEqual({ client_id: 'sandbox-client' });
  const { id } = (await open(member.token, { cart_id: cartId, total: 1318.59 })).body;
  // 1299.55 less ten percent of welcome (129.96, rounded half up) with 149 of shipping.
  expect((await providers.paypalOrder(id)).purchase_units[0]).toMatchObject({
    amount: {
      currency_code: 'MXN',
      value: '1318.59',
      breakdown: { item_total: { value: '1299.55' }, discount: { value: '129.96' }, shipping: { value: '149.00' } },
    },
    items: [{ name: 'Kimono Ágata (en), M', quantity: '1' }],
  });
  await providers.approve(id);
  const { body } = await capture(member.token, id);
  expect(body.purchase_units).toMatchObject([{ payments: { captures: [{ status: 'COMPLETED' }] } }]);
  expect(body.settlement).toMatchObject({ status: 'paid', crystals: 11, order: { total: 1318.59, currency: 'MXN' } });
  expect([await stockOf(piece), (await ordersOf(member.token)).length]).toEqual([4, 1]);
  await drain(context, send);
  expect((await providers.mailTo(member.email, /está pagado/)).text).toContain('$1,318.59 MXN');
});

test('@CHK-14 F5 F7 a capture asked for twenty times at once, and again later, takes the money once', async () => {
  const { token, orderId } = await approved();
  const answers = await Promise.all(Array.from({ length: 20 }, () => capture(token, orderId)));
  for (const { body } of answers) expect(body.settlement?.status).toBe('paid');
  expect((await capture(token, orderId)).body.settlement).toEqual(answers[0]?.body.settlement);
  expect([(await ordersOf(token)).length, (await capturesOf(orderId)).length]).toEqual([1, 1]);
});

test('@CHK-14 F5 a connection that is cut after the capture ends in one order', async () => {
  const { token, orderId } = await approved();
  await fault('/v2/checkout/orders/*/capture', { action: 'cut_after', times: 3 });
  const cut = await capture(token, orderId);
  expect([cut.status, cut.failure.code]).toEqual([503, 'paypal_unavailable']);
  await providers.noFaults();
  expect((await capture(token, orderId)).body.settlement?.status).toBe('paid');
  expect((await capturesOf(orderId)).length).toBe(1);
});

test('F4 F25 a PayPal that fails and asks for patience is asked again with the same key', async () => {
  const { member, cartId } = await bag();
  await fault('/v2/checkout/orders', { action: 'cut_after' });
  await fault('/v2/checkout/orders', { action: 'status', status: 429, headers: { 'retry-after': '1' } });
  const { id } = (await open(member.token, { cart_id: cartId })).body;
  await fault(`/v2/checkout/orders/${id}`, { action: 'status', status: 503, times: 3 }, 'GET');
  const refused = await open(member.token, { cart_id: cartId });
  expect([refused.status, refused.failure.message]).toEqual([503, expect.stringContaining('PayPal does not answer')]);
  expect((await open(member.token, { cart_id: cartId })).body.id).toBe(id);
});

test('F15 a token that ended before its time is renewed', async () => {
  const { member, cartId } = await bag();
  await fault('/v2/checkout/orders', { action: 'status', status: 401, body: { error: 'invalid_token' } });
  expect((await open(member.token, { cart_id: cartId })).status).toBe(200);
});

test('@CHK-9 F14 a declined instrument is told in PayPal’s words, and the next one pays the same order', async () => {
  const { token, orderId } = await approved('declined');
  const { body } = await capture(token, orderId);
  expect(body.details).toMatchObject([
    { issue: 'INSTRUMENT_DECLINED', description: expect.stringMatching(/declined/) },
  ]);
  expect(body.debug_id).toMatch(/^[0-9a-f]{13}$/);
  expect(await ordersOf(token)).toEqual([]);
  await providers.approve(orderId);
  expect((await capture(token, orderId)).body.settlement?.status).toBe('paid');
  expect((await paymentOf(orderId)).attempt).toBe(2);
});

test('F14 an order whose attempts are used up stays unpaid, and the cart can be paid in another way', async () => {
  const { token, orderId, member, cartId } = await approved('declined');
  for (const _ of [1, 2, 3]) {
    await capture(token, orderId);
    await providers.approve(orderId, 'declined');
  }
  const { body } = await capture(token, orderId);
  expect(body.details?.map(({ issue }) => issue)).toEqual(['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED']);
  const card = await call('stripePayment', { token: member.token, query: { cart_id: cartId } });
  expect(card.status).toBe(200);
});

test('F15 what nobody agreed to is not captured, and what is unknown or another’s is not there', async () => {
  const { member, cartId } = await bag();
  const { id } = (await open(member.token, { cart_id: cartId })).body;
  expect((await capture(member.token, id)).body.details).toMatchObject([{ issue: 'ORDER_NOT_APPROVED' }]);
  await providers.approve(id);
  const stranger = await addMember(db);
  expect((await capture(stranger.token, id)).status).toBe(404);
  expect((await capture(member.token, 'MADEUP0000000000X')).status).toBe(404);
  expect((await capture(member.token, '../captures')).status).toBe(422);
  expect((await capture(member.token, id)).body.settlement?.status).toBe('paid');
});

test('F15 a capture that waits for the bank is not paid yet, and becomes the order when it is', async () => {
  const { token, orderId, piece } = await approved('pending', { stock: 2 });
  expect((await capture(token, orderId)).body).toMatchObject({
    purchase_units: [{ payments: { captures: [{ status: 'PENDING' }] } }],
    settlement: { status: 'processing', order: null },
  });
  expect([await ordersOf(token), await stockOf(piece)]).toEqual([[], 2]);
  const [{ id } = { id: '' }] = await capturesOf(orderId);
  await providers.sandbox(`/paypal/captures/${id}/complete`);
  await db.update(payments).set({ checkAt: new Date() }).where(eq(payments.providerRef, orderId));
  await reconcile(context);
  expect((await ordersOf(token)).map(({ detail }) => detail.status)).toEqual(['paid']);
});

test('F15 an order that is complete with a declined capture is not paid, and the next try is a new order', async () => {
  const { token, orderId, cartId } = await approved('denied');
  expect((await capture(token, orderId)).body).toMatchObject({
    purchase_units: [{ payments: { captures: [{ status: 'DECLINED' }] } }],
    settlement: { status: 'failed', order: null },
  });
  expect([(await ordersOf(token)).length, (await paymentOf(orderId)).state]).toEqual([0, 'cancelled']);
  const next = (await open(token, { cart_id: cartId })).body.id;
  expect(next).not.toBe(orderId);
  await providers.approve(next);
  expect((await capture(token, next)).body.settlement?.status).toBe('paid');
});

test('F13 @CART-6 pieces that went between the agreement and the capture: nothing is taken', async () => {
  const { token, orderId, piece } = await approved('balance', { stock: 1 });
  await db.update(sizes).set({ stock: 0 }).where(eq(sizes.id, piece.size_id));
  const refused = await capture(token, orderId);
  expect([refused.status, refused.failure.code]).toEqual([409, 'out_of_stock']);
  expect(await capturesOf(orderId)).toEqual([]);
});

test('F11 F12 a cart, or a currency, that changed after the agreement is not charged', async () => {
  const more = await approved('balance', { stock: 9 });
  const products = [{ ...more.piece, quantity: 3 }];
  await call('updateCart', { token: more.token, body: { id: more.cartId, products } });
  expect((await capture(more.token, more.orderId)).failure.code).toBe('cart_changed');
  const dollars = await approved();
  const { token, cartId } = dollars;
  await call('setCartCurrency', { token, body: { cart_id: cartId, currency: 'USD' } });
  expect((await capture(token, dollars.orderId)).failure.code).toBe('cart_changed');
  // The next order is another one, and the first can never be captured again.
  const next = (await open(token, { cart_id: cartId })).body.id;
  expect((await providers.paypalOrder(next)).purchase_units[0].amount.currency_code).toBe('USD');
  expect((await capture(token, dollars.orderId)).failure.code).toBe('cart_changed');
  expect([await capturesOf(more.orderId), await capturesOf(dollars.orderId)]).toEqual([[], []]);
});

test('F11 an amount that was changed at PayPal is given back', async () => {
  const { token, orderId } = await approved();
  await providers.paypal('PATCH', `/v2/checkout/orders/${orderId}`, [
    {
      op: 'replace',
      path: "/purchase_units/@reference_id=='default'/amount",
      value: { currency_code: 'MXN', value: '1.00' },
    },
  ]);
  expect((await capture(token, orderId)).body.settlement?.status).toBe('refunded');
  await drain(context, send);
  expect((await refundsOf(orderId)).map(({ amount }) => amount.value)).toEqual(['1.00']);
  expect(await ordersOf(token)).toEqual([]);
});

test('@CHK-14 F16 a card in one tab and PayPal in the other: whoever comes second is not charged', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db);
  const { cartId, intentId } = await startCheckout(shop, member, piece);
  const { id } = (await open(member.token, { cart_id: cartId })).body;
  await providers.approve(id);
  await providers.pay(intentId);
  await call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
  expect((await capture(member.token, id)).failure.code).toBe('cart_closed');
  expect(await capturesOf(id)).toEqual([]);
  expect((await open(member.token, { cart_id: cartId })).failure.code).toBe('cart_closed');
  expect(await ordersOf(member.token)).toHaveLength(1);
});

test('@CHK-14 an open card payment is cancelled once the cart was paid with PayPal', async () => {
  const member = await addMember(db);
  const { cartId, intentId } = await startCheckout(shop, member, await addPiece(db));
  const { id } = (await open(member.token, { cart_id: cartId })).body;
  await providers.approve(id);
  await capture(member.token, id);
  await db.update(payments).set({ checkAt: new Date() }).where(eq(payments.providerRef, intentId));
  await reconcile(context);
  expect((await providers.stripe(`/v1/payment_intents/${intentId}`))['status']).toBe('canceled');
});

test('@CHK-14 F9 a tab that was closed after the agreement: the reconciler captures and makes the order', async () => {
  const { token, orderId } = await approved();
  await db.update(payments).set({ checkAt: new Date() }).where(eq(payments.providerRef, orderId));
  await reconcile(context);
  expect((await ordersOf(token)).length).toBe(1);
  expect((await capturesOf(orderId)).length).toBe(1);
});

test('an order that nobody agreed to is put aside after a day', async () => {
  const { member, cartId } = await bag();
  const { id } = (await open(member.token, { cart_id: cartId })).body;
  await db.execute(sql`update payments set check_at = now(), created_at = now() - interval '25 hours'
    where provider_ref = ${id}`);
  await reconcile(context);
  expect((await paymentOf(id)).state).toBe('cancelled');
});

test('@CHK-14 ten first presses at once make one order at PayPal; Venmo is another one', async () => {
  const { member, cartId } = await bag();
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => (await open(member.token, { cart_id: cartId })).body.id),
  );
  expect(new Set(ids).size).toBe(1);
  const venmo = (await open(member.token, { cart_id: cartId, payment_source: 'venmo' })).body.id;
  expect(venmo).not.toBe(ids[0]);
  const own = and(eq(payments.cartId, cartId), eq(payments.state, 'open'));
  expect((await db.select().from(payments).where(own)).map(({ providerRef }) => providerRef)).toEqual([venmo]);
});

test('@API-4 nobody is charged another total than the one shown', async () => {
  const { member, cartId } = await bag({ mxn: 300_000 });
  const refused = await open(member.token, { cart_id: cartId, total: 1 });
  expect([refused.status, refused.failure.code]).toEqual([409, 'total_changed']);
});

test('F17 a refund by the operator goes back through PayPal once, also when its answer is lost', async () => {
  const { token, orderId } = await approved('balance', { mxn: 300_000 });
  const { settlement } = (await capture(token, orderId)).body;
  const id = need(settlement?.order?.id);
  await db.transaction((tx) => askRefund(tx, id, { amount: 100_000, restock: false }));
  await fault('/v2/payments/captures/*/refund', { action: 'cut_after', times: 3 });
  await drain(context, send);
  await providers.noFaults();
  await db.execute(sql`update outbox set next_at = now()`);
  await drain(context, send);
  expect((await refundsOf(orderId)).map(({ amount }) => amount.value)).toEqual(['1000.00']);
  expect((await ordersOf(token))[0]?.detail.refunded).toBe(1000);
});

test('PayPal’s books list every capture with what was given back', async () => {
  const entries: LedgerEntry[] = [];
  for await (const entry of context.wallet.ledger()) entries.push(entry);
  const { rows } = await db.execute<{ ref: string }>(
    sql`select provider_ref as ref from payments where provider = 'paypal' and state = 'paid'`,
  );
  expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining(rows.map(({ ref }) => ref)));
  expect(entries.find(({ refunded }) => refunded === 100_000)).toMatchObject({ amount: 270_000, currency: 'MXN' });
});
