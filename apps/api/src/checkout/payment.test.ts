import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { carts, discountCodes } from '../cart/tables.ts';
import { prices, sizes } from '../catalog/tables.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, intentOf, need, startCheckout, type TestPiece } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { payments, reservations } from './tables.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call } = shop;

const amountAt = async (intentId: string) => {
  const { amount, currency } = await providers.stripe(`/v1/payment_intents/${intentId}`);
  return [amount, currency];
};
const paymentOf = (token: string, cartId: string) =>
  call('stripePayment', { token, query: { cart_id: cartId, lang: 'en' } });
const available = async (token: string, piece: TestPiece) => {
  const { body } = await call('createCart', { token, body: { products: [{ ...piece, quantity: 1 }] } });
  return body.products.find(({ size_id }) => size_id === piece.size_id)?.stock;
};

test('@CHK-14 however often the payment page is opened, there is one intent, of the server’s total', async () => {
  const member = await addMember(db);
  const { cartId, intentId } = await startCheckout(shop, member, await addPiece(db, { mxn: 129_900 }), 2);
  const answers = await Promise.all(Array.from({ length: 10 }, () => paymentOf(member.token, cartId)));
  expect(new Set(answers.map(intentOf))).toEqual(new Set([intentId]));
  // 2598 less ten percent of welcome; shipping is free from 1999.
  expect(await amountAt(intentId)).toEqual([233_820, 'mxn']);
  expect(answers[0]?.body.public_key).toBe('pk_test_obsidiana');
});

test('@CHK-14 ten first openings at once make one intent', async () => {
  const { token, addressId } = await addMember(db);
  const piece = await addPiece(db);
  const made = await call('createCart', { token, body: { products: [{ ...piece, quantity: 1 }] } });
  const cartId = need(made.body.id);
  await call('setCartAddress', { token, body: { cart_id: cartId, address_id: addressId } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => paymentOf(token, cartId)));
  expect(new Set(answers.map(intentOf)).size).toBe(1);
  expect(await db.select().from(payments).where(eq(payments.cartId, cartId))).toHaveLength(1);
});

test('F11 F12 a changed cart, and a changed currency, change what the same intent asks for', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { mxn: 100_000, usd: 5_000 });
  const { cartId, intentId } = await startCheckout(shop, member, piece);
  await call('updateCart', { token: member.token, body: { id: cartId, products: [{ ...piece, quantity: 2 }] } });
  expect(intentOf(await paymentOf(member.token, cartId))).toBe(intentId);
  expect(await amountAt(intentId)).toEqual([180_000, 'mxn']);
  await call('setCartCurrency', { token: member.token, body: { cart_id: cartId, currency: 'USD' } });
  expect(intentOf(await paymentOf(member.token, cartId))).toBe(intentId);
  expect(await amountAt(intentId)).toEqual([9_900, 'usd']);
});

test('@API-4 a price that changed meanwhile is what is asked for, and never more than the shopper has seen', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { mxn: 300_000 });
  const { cartId, intentId } = await startCheckout(shop, member, piece);
  await db.update(prices).set({ price: 400_000 }).where(eq(prices.sizeId, piece.size_id));
  const stale = await call('stripePayment', {
    token: member.token,
    query: { cart_id: cartId, total: 2700, lang: 'en' },
  });
  expect([stale.status, stale.failure]).toMatchObject([
    409,
    { code: 'total_changed', message: 'The total has changed: it is now $3,600.00 MXN. Check it before you pay.' },
  ]);
  expect(await amountAt(intentId)).toEqual([270_000, 'mxn']);
  await call('stripePayment', { token: member.token, query: { cart_id: cartId, total: 3600 } });
  expect(await amountAt(intentId)).toEqual([360_000, 'mxn']);
});

test('F18 what is missing, and what is too little for a card, is said before the provider is asked', async () => {
  const { token, addressId } = await addMember(db);
  const cartId = need((await call('createCart', { token, body: { products: [] } })).body.id);
  const refusal = async () => (await paymentOf(token, cartId)).failure;
  expect((await refusal()).code).toBe('checkout_empty');
  const piece = await addPiece(db, { mxn: 500 });
  await db.execute(
    sql`insert into settings (key, value) values ('shipping', '{"MXN": {"price": 0, "freeFrom": 0}, "USD": {"price": 0, "freeFrom": 0}}')`,
  );
  await call('updateCart', { token, body: { id: cartId, products: [{ ...piece, quantity: 1 }] } });
  expect((await refusal()).code).toBe('checkout_address');
  await call('setCartAddress', { token, body: { cart_id: cartId, address_id: addressId } });
  expect(await refusal()).toMatchObject({ code: 'checkout_minimum', message: 'Cards take payments from $10.00 MXN.' });
  await db.execute(sql`delete from settings`);
  await db.execute(sql`update users set date_birth = null where id = (select user_id from carts where id = ${cartId})`);
  expect(await refusal()).toMatchObject({
    code: 'checkout_date_birth',
    message: 'You must enter your date of birth to continue',
  });
  expect(await db.select().from(payments).where(eq(payments.cartId, cartId))).toEqual([]);
});

test('@API-5 the last pieces are promised to who pays first, and free again when the promise runs out', async () => {
  const [first, second] = [await addMember(db), await addMember(db)];
  const piece = await addPiece(db, { stock: 2 });
  const inCart = await call('createCart', { token: second.token, body: { products: [{ ...piece, quantity: 1 }] } });
  const { cartId } = await startCheckout(shop, first, piece, 2);
  const secondCart = need(inCart.body.id);
  await call('setCartAddress', { token: second.token, body: { cart_id: secondCart, address_id: second.addressId } });
  const refused = await paymentOf(second.token, secondCart);
  expect([refused.status, refused.failure.code]).toEqual([409, 'out_of_stock']);
  // The promise is not held against who has it.
  expect((await paymentOf(first.token, cartId)).status).toBe(200);

  await db.update(reservations).set({ expiresAt: new Date() }).where(eq(reservations.cartId, cartId));
  expect(await available(second.token, piece)).toBe(2);
  expect((await paymentOf(second.token, secondCart)).status).toBe(200);
});

test('@API-5 of twenty members who want the last piece at once, one gets to pay', async () => {
  const piece = await addPiece(db, { stock: 1 });
  const ready = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { token, addressId } = await addMember(db);
      const cartId = need(
        (await call('createCart', { token, body: { products: [{ ...piece, quantity: 1 }] } })).body.id,
      );
      await call('setCartAddress', { token, body: { cart_id: cartId, address_id: addressId } });
      return { token, cartId };
    }),
  );
  const answers = await Promise.all(ready.map(({ token, cartId }) => paymentOf(token, cartId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});

test('@API-6 the last use of a code is promised to one payment', async () => {
  await db.insert(discountCodes).values({ code: 'UNICO', percent: 50, usesInAll: 1 });
  const totals = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const member = await addMember(db);
      const piece = await addPiece(db, { mxn: 300_000 });
      const made = await call('createCart', { token: member.token, body: { products: [{ ...piece, quantity: 1 }] } });
      const cartId = need(made.body.id);
      await call('applyDiscountCode', { token: member.token, body: { cart_id: cartId, code: 'unico' } });
      await call('setCartAddress', { token: member.token, body: { cart_id: cartId, address_id: member.addressId } });
      const [amount] = await amountAt(intentOf(await paymentOf(member.token, cartId)));
      return amount;
    }),
  );
  expect(totals.filter((amount) => amount === 150_000)).toHaveLength(1);
  expect(totals.filter((amount) => amount === 270_000)).toHaveLength(7);
});

test('F4 a provider that does not answer is 503, and the next try makes no second intent', async () => {
  const { token, addressId } = await addMember(db);
  const piece = await addPiece(db);
  const cartId = need((await call('createCart', { token, body: { products: [{ ...piece, quantity: 1 }] } })).body.id);
  await call('setCartAddress', { token, body: { cart_id: cartId, address_id: addressId } });
  await providers.sandbox('/faults', {
    match: { method: 'POST', path: '/v1/payment_intents' },
    action: 'cut_after',
    times: 4,
  });
  const refused = await paymentOf(token, cartId);
  expect([refused.status, refused.failure.message]).toEqual([503, 'Stripe not available']);
  await fetch(`${providers.env['STRIPE_API_BASE']}/_sandbox/faults`, { method: 'DELETE' });
  const intentId = intentOf(await paymentOf(token, cartId));
  const { data } = await providers.stripe('/v1/payment_intents?limit=100');
  const ofCart = (data as { id: string; metadata: { cart: string } }[]).filter(
    ({ metadata }) => metadata.cart === cartId,
  );
  expect(ofCart.map(({ id }) => id)).toEqual([intentId]);
});

test('a cart that became an order cannot be paid or changed again', async () => {
  const member = await addMember(db);
  const { token } = member;
  const { cartId, intentId } = await startCheckout(shop, member, await addPiece(db));
  await providers.pay(intentId);
  await call('stripeIntent', { token, body: { payment_intent: intentId } });
  expect((await paymentOf(token, cartId)).failure.code).toBe('cart_closed');
  expect((await call('updateCart', { token, body: { id: cartId, products: [] } })).failure.code).toBe('cart_closed');
  expect((await call('activeCart', { token })).body.id).toBeNull();
  const [cart] = await db.select().from(carts).where(eq(carts.id, cartId));
  expect(cart?.closedAt).toBeInstanceOf(Date);
  expect(await db.select().from(reservations).where(eq(reservations.cartId, cartId))).toEqual([]);
});

test('F16 opening the payment page of a cart whose card was charged finishes that payment instead of starting another', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { stock: 3 });
  const { cartId, intentId } = await startCheckout(shop, member, piece);
  await providers.pay(intentId);
  await call('updateCart', { token: member.token, body: { id: cartId, products: [{ ...piece, quantity: 2 }] } });
  expect((await paymentOf(member.token, cartId)).failure.code).toBe('cart_closed');
  const orders = (await call('orders', { token: member.token })).body;
  expect(orders.map(({ detail }) => detail.products)).toEqual([1]);
  const [size] = await db.select().from(sizes).where(eq(sizes.id, piece.size_id));
  expect(size?.stock).toBe(2);
});
