import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sizes } from '../catalog/tables.ts';
import { checkShop } from '../check/check.ts';
import { payments } from '../checkout/tables.ts';
import { mailer } from '../outbox/mailer.ts';
import { outbox } from '../outbox/tables.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { askRefund, crystalsKept, noteRefunds } from './refunds.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, context } = shop;
const send = mailer(shop.config);

/** A paid order of 2700.00 MXN with 27 crystals. */
async function bought() {
  const member = await addMember(db);
  const piece = await addPiece(db, { stock: 3, mxn: 300_000 });
  const { intentId } = await startCheckout(shop, member, piece);
  await providers.pay(intentId);
  const { body } = await call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
  const [payment] = await db.select().from(payments).where(eq(payments.providerRef, intentId));
  const order = async () => need((await call('orders', { token: member.token })).body[0]);
  const note = () => noteRefunds(context, need(payment));
  return { member, piece, intentId, id: need(body.order).id, order, note };
}
const ask = (id: number, amount: number | null, restock = false) =>
  db.transaction((tx) => askRefund(tx, id, { amount, restock }));
const stockOf = async (sizeId: number) => (await db.select().from(sizes).where(eq(sizes.id, sizeId)))[0]?.stock;
const problems = async () => (await checkShop(context, 0)).checks.flatMap((check) => check.problems);

test('@API-7 a part that the operator gives back takes its share of the crystals, and is told by mail', async () => {
  const { id, order, intentId, member } = await bought();
  await ask(id, 100_000);
  await drain(context, send);
  expect((await order()).detail).toMatchObject({ status: 'paid', refunded: 1000, crystals: 17 });
  expect((await providers.stripe(`/v1/refunds?payment_intent=${intentId}`))['data']).toMatchObject([
    { amount: 100_000 },
  ]);
  expect((await providers.mailTo(member.email, new RegExp(`Reembolso de tu pedido ${id}`))).text).toContain(
    '$1,000.00 MXN',
  );
  expect(await problems()).toEqual([]);
});

test('the rest ends the order, and its pieces go back on the shelf when they are there', async () => {
  const { id, order, piece } = await bought();
  await ask(id, 100_000);
  await ask(id, null, true);
  await drain(context, send);
  const { detail } = await order();
  expect(detail).toMatchObject({ status: 'refunded', refunded: 2700, crystals: 0 });
  expect(detail.history.map(({ status }) => status)).toEqual(['paid', 'refunded']);
  expect(await stockOf(piece.size_id)).toBe(3);
  await expect(ask(id, null)).rejects.toThrow(`Order ${id} is refunded: there is nothing to give back.`);
  expect(await problems()).toEqual([]);
});

test('never more than is left, also when two operators ask at the same moment', async () => {
  const { id, order } = await bought();
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => ask(id, 150_000)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(ask(id, 120_001)).rejects.toThrow('$1,200.00 MXN are left to give back');
  await expect(ask(id, 100_000, true)).rejects.toThrow('whole refund only');
  await expect(ask(99_999, null)).rejects.toThrow('There is no order 99999.');
  await drain(context, send);
  expect((await order()).detail.refunded).toBe(1500);
  expect(await problems()).toEqual([]);
});

test('a part given back at the provider is written down once, however often it is told', async () => {
  const { id, order, intentId, note } = await bought();
  await providers.stripe('/v1/refunds', { payment_intent: intentId, amount: '50000' });
  await Promise.all([note(), note(), note()]);
  await providers.stripe('/v1/refunds', { payment_intent: intentId, amount: '30000' });
  await note();
  expect((await order()).detail).toMatchObject({
    status: 'paid',
    refunded: 800,
    crystals: crystalsKept(27, 2700, 800),
  });
  await expect(ask(id, 200_000)).rejects.toThrow('$1,900.00 MXN are left');
  await drain(context, send);
  expect(await problems()).toEqual([]);
});

test('F17 a refund that the provider does not answer stays in the outbox, and is given back once', async () => {
  const { id, order, intentId, note } = await bought();
  await providers.sandbox('/faults', { match: { method: 'POST', path: '/v1/refunds' }, action: 'cut_after', times: 4 });
  await ask(id, null);
  await drain(context, send);
  expect(await db.select().from(outbox).where(sql`kind = 'refund' and done_at is null`)).toHaveLength(1);
  // The provider's own word arrives before the next attempt.
  await note();
  await fetch(`${providers.env['STRIPE_API_BASE']}/_sandbox/faults`, { method: 'DELETE' });
  await db.execute(sql`update outbox set next_at = now()`);
  await drain(context, send);
  const given = (await providers.stripe(`/v1/refunds?payment_intent=${intentId}`))['data'];
  expect(given).toMatchObject([{ amount: 270_000 }]);
  expect((await order()).detail).toMatchObject({ status: 'refunded', refunded: 2700 });
  expect(await problems()).toEqual([]);
});

test('a refund that somebody else has made at the provider meanwhile is not made again', async () => {
  const { id, order, intentId } = await bought();
  await ask(id, null);
  await providers.stripe('/v1/refunds', { payment_intent: intentId });
  await drain(context, send);
  expect((await order()).detail).toMatchObject({ status: 'refunded', refunded: 2700, crystals: 0 });
  expect(await db.select().from(outbox).where(sql`kind = 'refund' and done_at is null`)).toEqual([]);
  expect(await problems()).toEqual([]);
});

test.each([
  [27, 2700, 0, 27],
  [27, 2700, 1, 26],
  [27, 2700, 1350, 13],
  [27, 2700, 2700, 0],
  [5, 500, 900, 0],
  [0, 0, 0, 0],
])('of %i crystals for %i, %i given back leave %i', (earned, total, given, kept) => {
  expect(crystalsKept(earned, total, given)).toBe(kept);
});
