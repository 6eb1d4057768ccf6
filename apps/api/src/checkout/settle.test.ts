import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sizes } from '../catalog/tables.ts';
import { rewards, tierTexts } from '../loyalty/tables.ts';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, intentOf, startCheckout, type TestPiece } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { reconcile } from './reconcile.ts';
import { payments, reservations } from './tables.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, context } = shop;
const send = mailer(shop.config);

const finalise = (token: string, intentId: string, lang: 'es' | 'en' = 'es') =>
  call('stripeIntent', { token, query: { lang }, body: { payment_intent: intentId } });
const ordersOf = async (token: string) => (await call('orders', { token })).body;
const stockOf = async ({ size_id }: TestPiece) =>
  (await db.select().from(sizes).where(eq(sizes.id, size_id)))[0]?.stock;
const crystalsOf = async (token: string) => (await call('userData', { token })).body.loyalty.crystals;
const refundsOf = async (intentId: string) =>
  ((await providers.stripe(`/v1/refunds?payment_intent=${intentId}`))['data'] as { amount: number }[]).map(
    ({ amount }) => amount,
  );

test('@CHK-7 @API-7 a good card makes the order: its lines, its totals, its crystals, and the mail', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { mxn: 129_900, stock: 5, name: 'Kimono Ágata' });
  const { intentId } = await startCheckout(shop, member, piece, 2);
  expect(await providers.pay(intentId)).toBe('succeeded');
  const { body } = await finalise(member.token, intentId);

  // 2598 less ten percent is 2338.20: 23 whole hundreds. Shipping is free.
  expect(body).toMatchObject({ status: 'paid', message: 'Pago recibido. ¡Gracias por tu compra!', crystals: 23 });
  expect(body.order).toMatchObject({
    total: 2338.2,
    currency: 'MXN',
    detail: {
      status: 'paid',
      shipment_address: 'Calle Uno 1, 01000 Ciudad de México, México',
      discount_code: 'WELCOME',
      subtotal: 2598,
      discount: 259.8,
      shipping: 0,
      products: 2,
      crystals: 23,
      waybill: null,
      cart_products: [{ name: 'Kimono Ágata', quantity: 2, size: 'M', subtotal: 2598 }],
    },
  });
  expect(body.order?.id).toBeGreaterThanOrEqual(1001);
  expect(await ordersOf(member.token)).toEqual([body.order]);
  expect([await stockOf(piece), await crystalsOf(member.token)]).toEqual([3, 23]);

  await drain(context, send);
  const mail = await providers.mailTo(member.email, new RegExp(`pedido ${body.order?.id} está pagado`));
  for (const part of ['2 × Kimono Ágata', '$2,338.20 MXN', 'Ganaste 23 cristales.']) expect(mail.text).toContain(part);
  expect(mail.html).toContain('<html lang="es">');
});

test('F7 @CHK-14 @API-5 the same payment finalised twenty times at once is one order, and twenty equal answers', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { stock: 4 });
  const { intentId } = await startCheckout(shop, member, piece, 3);
  await providers.pay(intentId);
  const answers = await Promise.all(Array.from({ length: 20 }, () => finalise(member.token, intentId)));
  const [first] = answers;
  expect(first?.body.status).toBe('paid');
  for (const { body } of answers) expect(body).toEqual(first?.body);
  expect((await ordersOf(member.token)).length).toBe(1);
  expect(await stockOf(piece)).toBe(1);
  expect((await finalise(member.token, intentId)).body).toEqual(first?.body);
});

test('the welcome offer is for the first order only; English and dollars are kept as they were paid', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { usd: 6_000, name: 'Kimono' });
  const buy = async () => {
    const { cartId } = await startCheckout(shop, member, piece);
    await call('setCartCurrency', { token: member.token, body: { cart_id: cartId, currency: 'USD' } });
    const intentId = intentOf(await call('stripePayment', { token: member.token, query: { cart_id: cartId } }));
    await providers.pay(intentId);
    return (await finalise(member.token, intentId, 'en')).body;
  };
  expect((await buy()).order).toMatchObject({
    total: 63,
    currency: 'USD',
    detail: { discount: 6, shipping: 9, crystals: 10 },
  });
  const second = await buy();
  expect(second.order).toMatchObject({ total: 69, detail: { discount: 0, discount_code: null, crystals: 12 } });
  expect(second.order?.detail.cart_products[0]?.name).toBe('Kimono (en)');
  expect((await ordersOf(member.token)).map(({ currency }) => currency)).toEqual(['USD', 'USD']);
});

test('F1 a declined card gives the provider’s words, keeps the cart, and a good one then pays the same intent', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { stock: 2 });
  const { cartId, intentId } = await startCheckout(shop, member, piece);
  await providers.pay(intentId, 'pm_card_chargeDeclined');
  const { body } = await finalise(member.token, intentId);
  expect(body).toMatchObject({ status: 'failed', order: null, crystals: 0 });
  expect(body.message).toMatch(/declined/);
  expect((await call('activeCart', { token: member.token })).body).toMatchObject({ id: cartId, articles: 1 });
  expect(await stockOf(piece)).toBe(2);
  await providers.pay(intentId);
  expect((await finalise(member.token, intentId)).body.status).toBe('paid');
});

test('an intent that nobody has paid is not an order', async () => {
  const member = await addMember(db);
  const { intentId } = await startCheckout(shop, member, await addPiece(db));
  expect((await finalise(member.token, intentId)).body).toMatchObject({
    status: 'failed',
    message: 'El pago no se completó. Puedes intentarlo de nuevo.',
  });
  expect(await ordersOf(member.token)).toEqual([]);
});

test('F7 @API-3 a payment of somebody else, and one that was never ours, are not there', async () => {
  const [owner, stranger] = [await addMember(db), await addMember(db)];
  const { intentId } = await startCheckout(shop, owner, await addPiece(db));
  await providers.pay(intentId);
  const answers = [await finalise(stranger.token, intentId), await finalise(stranger.token, 'pi_madeup')];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect((await finalise(stranger.token, '../secrets')).status).toBe(422);
  expect(await ordersOf(stranger.token)).toEqual([]);
  expect((await finalise(owner.token, intentId)).body.status).toBe('paid');
});

test('F13 F17 @API-5 pieces that went while the card was charged: the money goes back once, with a mail, and no order', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { stock: 1, mxn: 300_000 });
  const { intentId } = await startCheckout(shop, member, piece);
  await db.update(sizes).set({ stock: 0 }).where(eq(sizes.id, piece.size_id));
  await providers.pay(intentId);
  const answers = await Promise.all(Array.from({ length: 5 }, () => finalise(member.token, intentId, 'en')));
  for (const { body } of answers)
    expect(body).toMatchObject({ status: 'refunded', message: 'Checkout not available, try again', order: null });

  // The provider fails at first: the refund stays in the outbox and is tried again with the same key.
  await providers.sandbox('/faults', { match: { method: 'POST', path: '/v1/refunds' }, action: 'cut_after', times: 4 });
  await drain(context, send);
  await fetch(`${providers.env['STRIPE_API_BASE']}/_sandbox/faults`, { method: 'DELETE' });
  await db.execute(sql`update outbox set next_at = now()`);
  await drain(context, send);
  expect(await refundsOf(intentId)).toEqual([270_000]);
  expect((await finalise(member.token, intentId)).body.status).toBe('refunded');
  expect(await ordersOf(member.token)).toEqual([]);
  expect((await providers.mailTo(member.email, /Te devolvemos tu pago/)).text).toContain('$2,700.00 MXN');
});

test('F13 @API-5 a promise that has run out gives way to one that holds', async () => {
  const [slow, quick] = [await addMember(db), await addMember(db)];
  const piece = await addPiece(db, { stock: 1 });
  const late = await startCheckout(shop, slow, piece);
  await db.update(reservations).set({ expiresAt: new Date() }).where(eq(reservations.cartId, late.cartId));
  const held = await startCheckout(shop, quick, piece);
  await Promise.all([providers.pay(late.intentId), providers.pay(held.intentId)]);
  expect((await finalise(slow.token, late.intentId)).body.status).toBe('refunded');
  expect((await finalise(quick.token, held.intentId)).body.status).toBe('paid');
  expect(await stockOf(piece)).toBe(0);
});

test('F11 an order is what was paid, also when the cart was changed in another tab meanwhile', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { stock: 9 });
  const { cartId, intentId } = await startCheckout(shop, member, piece, 1);
  await call('updateCart', { token: member.token, body: { id: cartId, products: [{ ...piece, quantity: 4 }] } });
  await providers.pay(intentId);
  const { body } = await finalise(member.token, intentId);
  expect([body.status, body.order?.detail.products, await stockOf(piece)]).toEqual(['paid', 1, 8]);
});

test('F11 an amount that is not the one of the snapshot is given back', async () => {
  const member = await addMember(db);
  const piece = await addPiece(db, { stock: 9 });
  const { intentId } = await startCheckout(shop, member, piece);
  await providers.stripe(`/v1/payment_intents/${intentId}`, { amount: '1500' });
  await providers.pay(intentId);
  expect((await finalise(member.token, intentId)).body.status).toBe('refunded');
  expect([await stockOf(piece), await ordersOf(member.token)]).toEqual([9, []]);
});

test('F16 @CHK-14 a cart that was paid twice is one order, and the second charge goes back', async () => {
  const member = await addMember(db);
  const { cartId, intentId } = await startCheckout(shop, member, await addPiece(db));
  // The shop believes that this one was cancelled; the card is charged all the same, as in a race that it lost.
  await db.update(payments).set({ state: 'cancelled' }).where(eq(payments.providerRef, intentId));
  const second = intentOf(await call('stripePayment', { token: member.token, query: { cart_id: cartId } }));
  expect(second).not.toBe(intentId);
  await Promise.all([providers.pay(intentId), providers.pay(second)]);
  const [one, two] = await Promise.all([finalise(member.token, intentId), finalise(member.token, second)]);
  expect([one.body.status, two.body.status].sort()).toEqual(['paid', 'refunded']);
  await drain(context, send);
  const given = [await refundsOf(intentId), await refundsOf(second)];
  expect(given.map((refunds) => refunds.length).sort()).toEqual([0, 1]);
  expect(await ordersOf(member.token)).toHaveLength(1);
});

test('F9 @CHK-14 a tab that was closed after the charge: the reconciler makes the order', async () => {
  const member = await addMember(db);
  const { intentId } = await startCheckout(shop, member, await addPiece(db));
  await providers.pay(intentId);
  await reconcile(context);
  expect(await ordersOf(member.token)).toEqual([]);
  await db.update(payments).set({ checkAt: new Date() }).where(eq(payments.providerRef, intentId));
  await reconcile(context);
  expect(await ordersOf(member.token)).toHaveLength(1);
});

test('a payment that nobody finished is cancelled at the provider after a day', async () => {
  const member = await addMember(db);
  const { cartId, intentId } = await startCheckout(shop, member, await addPiece(db));
  await db.execute(sql`update payments set check_at = now(), created_at = now() - interval '25 hours'
    where provider_ref = ${intentId}`);
  await reconcile(context);
  expect((await providers.stripe(`/v1/payment_intents/${intentId}`))['status']).toBe('canceled');
  const next = intentOf(await call('stripePayment', { token: member.token, query: { cart_id: cartId } }));
  expect(next).not.toBe(intentId);
  await providers.pay(next);
  expect((await finalise(member.token, next)).body.status).toBe('paid');
});

test('@API-7 a gift rides with the first order after its tier was reached, and is then redeemed', async () => {
  const text = (es: string) => ({ es, en: `${es} (en)` });
  await db.insert(tierTexts).values({ level: 1, name: text('Ámbar'), description: text('Primera') });
  await db
    .insert(rewards)
    .values({ level: 1, gift: true, picture: 'panuelo', title: text('Pañuelo'), description: text('Seda') });
  const member = await addMember(db, { crystals: 60 });
  const piece = await addPiece(db);
  const buy = async () => {
    const { intentId } = await startCheckout(shop, member, piece);
    await providers.pay(intentId);
    return (await finalise(member.token, intentId)).body.order?.detail.reward;
  };
  expect(await buy()).toMatchObject({ has_gift: true, gift_name: 'Pañuelo', gift_image: '/media/panuelo/960.webp' });
  expect(await buy()).toMatchObject({ has_gift: false });
  const { loyalty } = (await call('userData', { token: member.token })).body;
  expect(loyalty.rewards).toEqual([{ title: 'Pañuelo', description: 'Seda', redeem: true }]);
});
