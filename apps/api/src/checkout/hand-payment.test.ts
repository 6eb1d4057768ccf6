import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { discountCodes } from '../cart/tables.ts';
import { sizes } from '../catalog/tables.ts';
import { writeSetting } from '../content/settings.ts';
import { confirmPayment } from '../orders/pending.ts';
import { askRefund } from '../orders/refunds.ts';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, startCheckout, type TestPiece } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { lapseHandPayments } from './hand-payment.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, context } = shop;
const send = mailer(shop.config);

const pay = (token: string, cartId: string, method: 'zelle' | 'venmo' = 'zelle', total?: number) =>
  call('manualPayment', {
    token,
    query: { lang: 'es' },
    body: { cart_id: cartId, payment_method: method, ...(total !== undefined && { total }) },
  });
const ordersOf = async (token: string) => (await call('orders', { token })).body;
const crystalsOf = async (token: string) => (await call('userData', { token })).body.loyalty.crystals;
const stockOf = async ({ size_id }: TestPiece) =>
  (await db.select().from(sizes).where(eq(sizes.id, size_id)))[0]?.stock;

async function bag(currency: 'USD' | 'MXN', piece: Parameters<typeof addPiece>[1] = {}) {
  const member = await addMember(db);
  const added = await addPiece(db, { usd: 10_000, ...piece });
  const { token } = member;
  const products = [{ ...added, quantity: 1 }];
  const cart = await call('createCart', { token, query: { currency }, body: { products } });
  const cartId = need(cart.body.id);
  await call('setCartAddress', { token, body: { cart_id: cartId, address_id: member.addressId } });
  return { member, token, piece: added, cartId };
}

test('@CHK-12 an order awaits its money with its pieces kept, and a mail says where to send it', async () => {
  const { token, member, piece, cartId } = await bag('USD', { stock: 3 });
  const { body } = await pay(token, cartId, 'zelle', 99);
  expect(body).toEqual({
    message: 'Payment pending confirmation',
    code: 'payment_pending',
    order_id: expect.any(Number),
  });
  const [order] = await ordersOf(token);
  expect(order).toMatchObject({ id: body.order_id, total: 99, detail: { status: 'pending_payment', crystals: 0 } });
  expect([await stockOf(piece), await crystalsOf(token)]).toEqual([2, 0]);
  expect((await call('activeCart', { token })).body.id).toBeNull();
  await drain(context, send);
  const mail = await providers.mailTo(member.email, new RegExp(`Falta el pago de tu pedido ${body.order_id}`));
  for (const part of ['Zelle', 'pagos@obsidiana.example', `Concepto: ${body.order_id}`, '$99.00 USD'])
    expect(mail.text).toContain(part);
});

test('@CHK-12 F19 asked again, also twenty times at once, it is the same order and the same answer', async () => {
  const { token, cartId, piece } = await bag('USD', { stock: 3 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(token, cartId, 'venmo')));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect((await pay(token, cartId, 'venmo')).body).toEqual(answers[0]?.body);
  expect([(await ordersOf(token)).length, await stockOf(piece)]).toEqual([1, 2]);
});

test('@CHK-11 F19 pesos, a cart that was paid by card, and another total than the one shown are refused', async () => {
  const { token, cartId } = await bag('MXN');
  const pesos = await pay(token, cartId);
  expect([pesos.status, pesos.failure.code]).toEqual([400, 'dollars_only']);
  const dollars = await bag('USD');
  expect((await pay(dollars.token, dollars.cartId, 'zelle', 1)).failure.code).toBe('total_changed');

  const member = await addMember(db);
  const card = await startCheckout(shop, member, await addPiece(db));
  await providers.pay(card.intentId);
  await call('stripeIntent', { token: member.token, body: { payment_intent: card.intentId } });
  const paid = await pay(member.token, card.cartId);
  expect([paid.status, paid.failure.code]).toEqual([409, 'cart_closed']);
  const stranger = await addMember(db);
  expect((await pay(stranger.token, dollars.cartId)).status).toBe(404);
});

test('@CHK-14 F16 a card that is charged after the cart became a pending order goes back', async () => {
  const { token, cartId } = await bag('USD');
  const { body } = await call('stripePayment', { token, query: { cart_id: cartId } });
  const intentId = need(body.client_secret.split('_secret_')[0]);
  await pay(token, cartId);
  await providers.pay(intentId);
  const settled = await call('stripeIntent', { token, body: { payment_intent: intentId } });
  expect(settled.body.status).toBe('refunded');
  expect((await ordersOf(token)).map(({ detail }) => detail.status)).toEqual(['pending_payment']);
});

test('@API-7 crystals come when the operator has seen the money, and go when it goes back', async () => {
  const { token, cartId } = await bag('USD');
  const { order_id: id } = (await pay(token, cartId)).body;
  await db.transaction((tx) => confirmPayment(tx, id));
  // 90 dollars of goods: one crystal for each five.
  expect([(await ordersOf(token))[0]?.detail.status, await crystalsOf(token)]).toEqual(['paid', 18]);
  await db.transaction((tx) => askRefund(tx, id, { amount: null, restock: true }));
  await drain(context, send);
  expect([(await ordersOf(token))[0]?.detail.status, await crystalsOf(token)]).toEqual(['refunded', 0]);
});

test('@API-5 an order whose money did not come within two days lapses, and its pieces are for sale again', async () => {
  const { token, member, piece, cartId } = await bag('USD', { stock: 1 });
  const { order_id: id } = (await pay(token, cartId)).body;
  await lapseHandPayments(context);
  expect(await stockOf(piece)).toBe(0);
  await db.execute(sql`update payments set created_at = now() - interval '49 hours' where cart_id = ${cartId}`);
  await lapseHandPayments(context);
  await lapseHandPayments(context);
  expect([(await ordersOf(token))[0]?.detail.status, await stockOf(piece)]).toEqual(['cancelled', 1]);
  await drain(context, send);
  expect((await providers.mailTo(member.email, new RegExp(`Cancelamos tu pedido ${id}`))).text).toContain('pago');
  // It was no first order: the welcome offer still holds.
  const next = await call('createCart', {
    token,
    query: { currency: 'USD' },
    body: { products: [{ ...piece, quantity: 1 }] },
  });
  expect(next.body.discount_code).toBe('WELCOME');
});

test('@API-4 F18 a total of zero is an order that is paid, once, and no provider takes it', async () => {
  await writeSetting(db, 'shipping', { MXN: { price: 0, freeFrom: 0 }, USD: { price: 0, freeFrom: 0 } });
  await db.insert(discountCodes).values({ code: 'TODO', percent: 100 });
  const { token, member, cartId, piece } = await bag('USD', { stock: 2 });
  const free = () => call('placeFreeOrder', { token, query: { lang: 'en' }, body: { cart_id: cartId } });
  expect((await free()).failure).toMatchObject({
    code: 'checkout_not_free',
    message: expect.stringContaining('$90.00'),
  });
  await call('applyDiscountCode', { token, body: { cart_id: cartId, code: 'todo' } });
  const refusals = [
    await call('createPaypalOrder', { token, body: { cart_id: cartId } }),
    await pay(token, cartId),
    await call('stripePayment', { token, query: { cart_id: cartId } }),
  ];
  expect(refusals.map(({ status, failure }) => [status, failure.code])).toEqual([
    [400, 'checkout_free'],
    [400, 'checkout_free'],
    [400, 'checkout_minimum'],
  ]);
  const answers = await Promise.all(Array.from({ length: 10 }, free));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(answers[0]?.body).toMatchObject({ status: 'paid', crystals: 0, order: { total: 0 } });
  expect([(await ordersOf(token)).length, await stockOf(piece)]).toEqual([1, 1]);
  await drain(context, send);
  await providers.mailTo(member.email, /está pagado/);
});
