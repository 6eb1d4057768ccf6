import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../catalog/tables.ts';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { commandLine } from './testing.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, context } = shop;

const run = commandLine(shop, providers.env);
const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout);
const send = () => drain(context, mailer(shop.config));

async function bought() {
  const member = await addMember(db);
  const piece = await addPiece(db, { stock: 3, mxn: 300_000, name: 'Kimono Ágata' });
  const { intentId } = await startCheckout(shop, member, piece);
  await providers.pay(intentId);
  const { body } = await call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
  return { member, piece, id: need(body.order).id };
}

/** An order that waits until the operator has seen its money. */
async function pending() {
  const member = await addMember(db);
  const { token } = member;
  const piece = await addPiece(db, { stock: 3, usd: 15_000 });
  const products = [{ ...piece, quantity: 1 }];
  const cart = await call('createCart', { token, query: { currency: 'USD' }, body: { products } });
  const cart_id = need(cart.body.id);
  await call('setCartAddress', { token, body: { cart_id, address_id: member.addressId } });
  const { body } = await call('manualPayment', { token, body: { cart_id, payment_method: 'zelle' } });
  return { member, piece, id: need(body.order_id) };
}
const orderOf = async (token: string) => need((await call('orders', { token })).body[0]);
const stockOf = async (uri: string) => (await json('stock', 'show', uri))[0].stock;
const uriOf = async (id: number) => need((await db.select().from(products).where(eq(products.id, id)))[0]).uri;

test('@API-11 orders are listed and shown, packed, shipped with their link and delivered', async () => {
  const [one, two] = [await bought(), await bought()];
  expect(await json('orders', 'list', '--member', one.member.email)).toMatchObject([
    { id: one.id, status: 'paid', total: 2700, currency: 'MXN', member: one.member.email },
  ]);
  const sheet = await run('orders', 'show', String(one.id));
  for (const part of [`Order ${one.id}`, '1 × Kimono Ágata, M: $3,000.00 MXN', 'stripe pi_', one.member.email])
    expect(sheet.stdout).toContain(part);

  // All of them or none: the second run names one that is already being packed.
  expect((await run('orders', 'prepare', String(one.id))).stdout).toContain(`order ${one.id}: preparing.`);
  const refused = await run('orders', 'prepare', String(two.id), String(one.id));
  expect([refused.code, refused.stderr]).toEqual([
    1,
    `Order ${one.id} is preparing: it can become shipped or refunded, not preparing.\n`,
  ]);
  expect((await orderOf(two.member.token)).detail.status).toBe('paid');

  const parcel = ['--carrier', 'Estafeta', '--waybill', 'https://rastreo.example/GX42'];
  await run('orders', 'ship', String(one.id), ...parcel);
  await run('orders', 'deliver', String(one.id));
  await send();
  const { detail } = await orderOf(one.member.token);
  expect(detail).toMatchObject({ status: 'delivered', carrier: 'Estafeta', waybill: 'https://rastreo.example/GX42' });
  expect(detail.history.map(({ status }) => status)).toEqual(['paid', 'preparing', 'shipped', 'delivered']);
  const mail = await providers.mailTo(one.member.email, new RegExp(`pedido ${one.id} va en camino`));
  expect(mail.links).toContain('https://rastreo.example/GX42');
});

test('@API-11 a refund is rehearsed, asked for in part, and written into the member’s crystals', async () => {
  const { id, member } = await bought();
  const rehearsed = await run('orders', 'refund', String(id), '--amount', '1000', '--dry-run');
  expect(rehearsed.stdout).toContain('Nothing was kept (--dry-run). It would be: $1,000.00 MXN');
  await send();
  expect((await orderOf(member.token)).detail.refunded).toBe(0);
  expect(await json('orders', 'refund', String(id), '--amount', '1000')).toMatchObject({ amount: 1000, dryRun: false });
  expect((await json('outbox', 'list', '--state', 'waiting'))[0].kind).toBe('refund');
  await send();
  expect((await orderOf(member.token)).detail).toMatchObject({ status: 'paid', refunded: 1000, crystals: 17 });
  expect((await json('members', 'show', member.email)).ledger).toMatchObject([
    { kind: 'earned', crystals: 27, order: id },
    { kind: 'taken_back', crystals: -10, order: id },
  ]);
  expect((await run('check', '--grace', '0')).stdout).toContain('Everything holds.');
});

test('@API-11 the money of a pending order is confirmed, or its pieces go back on the shelf', async () => {
  const [came, stayed] = [await pending(), await pending()];
  expect(await stockOf(await uriOf(came.piece.id))).toBe(2);
  await run('orders', 'confirm', String(came.id));
  await run('orders', 'reject', String(stayed.id));
  await send();
  expect((await orderOf(came.member.token)).detail).toMatchObject({ status: 'paid', crystals: 27 });
  expect((await orderOf(stayed.member.token)).detail).toMatchObject({ status: 'cancelled', crystals: 0 });
  expect(await stockOf(await uriOf(stayed.piece.id))).toBe(3);
  expect((await providers.mailTo(stayed.member.email, /Cancelamos tu pedido/)).text).toContain('No recibimos el pago');
  const late = await run('orders', 'confirm', String(stayed.id));
  expect(late.stderr).toContain(`Order ${stayed.id} is cancelled: that is final, not paid.`);
  // Money that came by hand goes back by hand.
  expect((await run('orders', 'refund', String(came.id))).stdout).toContain('nobody sends them for you: send them now');
  await send();
  expect((await orderOf(came.member.token)).detail).toMatchObject({ status: 'refunded', crystals: 0 });
});

test('@API-11 stock and prices are set, and read by the shop at once', async () => {
  const piece = await addPiece(db, { stock: 3, mxn: 100_000 });
  const uri = await uriOf(piece.id);
  expect((await run('stock', 'set', uri, 'm', '7')).stdout).toContain(`${uri} m: 3 → 7.`);
  await run('prices', 'set', uri, 'MXN', '1500.50', '--offer', '1200');
  const { body } = await call('productDetail', { query: { uri } });
  expect(body).toMatchObject({ price: 1500.5, price_offer: 1200, sizes: [{ quantity: 7 }] });
  await run('prices', 'set', uri, 'MXN', '99', '--dry-run');
  expect((await call('productDetail', { query: { uri } })).body.price).toBe(1500.5);
});

test.each([
  [['orders', 'show', '99999'], 'There is no order 99999.'],
  [['orders', 'ship', '1', '--carrier', 'DHL'], '--waybill'],
  [['orders', 'ship', '1', '--carrier', 'DHL', '--waybill', 'GX42'], 'begins with https://'],
  [['orders', 'refund', '1', '--amount', '-5'], 'amount above 0'],
  [['orders', 'prepare', 'x'], 'whole number'],
  [['stock', 'set', 'no-hay', 'M', '3'], "There is no product 'no-hay'."],
  [['prices', 'set', 'no-hay', 'EUR', '3'], 'EUR'],
  [['prices', 'set', 'no-hay', 'MXN', '3', '--offer', '5'], 'The offer must be below the price.'],
  [['members', 'show', 'nadie@correo.example'], 'There is no member'],
  [['outbox', 'retry', '999'], 'no job to try again with the id 999'],
])('%j is refused with a word that helps', async (args, word) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(1);
  expect(stderr).toContain(word);
});
