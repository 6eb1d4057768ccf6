import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payments } from '../checkout/tables.ts';
import type { Queryable } from '../db/database.ts';
import { noteRefunds } from '../orders/refunds.ts';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { checkShop } from './check.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, context } = shop;

async function pay() {
  const member = await addMember(db);
  const piece = await addPiece(db, { stock: 3, mxn: 100_000 });
  const { intentId, cartId } = await startCheckout(shop, member, piece);
  await providers.pay(intentId);
  return { member, piece, intentId, cartId };
}

async function bought() {
  const paid = await pay();
  const { member, intentId } = paid;
  const { body } = await call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
  await drain(context, mailer(shop.config));
  return { ...paid, id: need(body.order).id };
}

const problems = async (on: Queryable = db, grace = 0) =>
  (await checkShop({ ...context, db: on }, grace)).checks.flatMap((check) => check.problems);

test('an honest shop holds, and says what it looked at', async () => {
  await bought();
  const report = await checkShop(context, 0);
  expect(report.holds).toBe(true);
  expect(report.checks.map(({ name, examined }) => [name, examined > 0])).toEqual(
    ['money', 'orders', 'stock', 'crystals', 'outbox'].map((name) => [name, true]),
  );
});

test('money that became nothing is found, but not while it may be under way', async () => {
  const { intentId, member } = await pay();
  expect(await problems(db, 600)).toEqual([]);
  expect(await problems()).toEqual([
    `stripe ${intentId}: $1,049.00 MXN were taken, and there is neither an order nor a refund`,
  ]);
  await call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
  await drain(context, mailer(shop.config));
  expect(await problems()).toEqual([]);
});

test('a payment that the provider does not know, and one that the shop does not, are found', async () => {
  const { intentId } = await bought();
  await db.update(payments).set({ providerRef: 'pi_lost' }).where(eq(payments.providerRef, intentId));
  expect(await problems()).toEqual([
    `stripe ${intentId}: $1,049.00 MXN were taken, and the shop never started such a payment`,
    'stripe pi_lost: here it is paid, and stripe knows of no money taken',
  ]);
  await db.update(payments).set({ providerRef: intentId }).where(eq(payments.providerRef, 'pi_lost'));
});

test('a refund at the provider that nobody wrote down is found', async () => {
  const { intentId, id } = await bought();
  await providers.stripe('/v1/refunds', { payment_intent: intentId });
  expect(await problems()).toEqual([
    `stripe ${intentId}: $1,049.00 MXN were given back, here it says $0.00 MXN`,
    `stripe ${intentId}: order ${id} is paid, with $1,049.00 MXN given back`,
  ]);
  const [payment] = await db.select().from(payments).where(eq(payments.providerRef, intentId));
  await noteRefunds(context, need(payment));
  await drain(context, mailer(shop.config));
  expect(await problems()).toEqual([]);
});

test.each([
  // A stock that somebody sets by hand is in the ledger too.
  ['update sizes set stock = stock + 1 where id = $size', []],
  ['update stock_movements set pieces = pieces - 1 where size_id = $size and order_id is null', ['went in and out']],
  ['update stock_movements set order_id = null where order_id = $id', ['0 left the house']],
  [
    'insert into reservations select $cart, size_id, snapshot_id, 99, now() + interval $$1 hour$$ from order_lines, orders where order_id = $id and id = $id',
    ['still promised', '99 are promised'],
  ],
  [
    "insert into crystal_entries (user_id, order_id, kind, crystals) select user_id, id, 'taken_back', -3 from orders where id = $id",
    ['should leave'],
  ],
  ['update orders set subtotal = 1, total = 1 - discount + shipping where id = $id', ['for order', 'its lines are']],
  ["update orders set status = 'delivered' where id = $id", ['its history ends with paid']],
  [
    "insert into order_steps values ($id, 'delivered', now() + interval $$1 hour$$)",
    ['its history ends', 'impossible'],
  ],
  ['update carts set closed_at = null where id = $cart', ['its cart is still open']],
  [
    "update outbox set dead_at = now(), done_at = null where kind = 'order_mail' and payload->>'orderId' = '$id'",
    ['was given up'],
  ],
  ["delete from outbox where kind = 'order_mail' and payload->>'orderId' = '$id'", ['never written']],
  [
    "insert into refunds (payment_id, amount, currency, state, origin) select payment_id, 1, 'MXN', 'asked', 'operator' from orders where id = $id",
    ['no job asks for it'],
  ],
])('what %s breaks is found', async (damage, expected) => {
  const { id, piece, cartId } = await bought();
  const text = damage
    .replaceAll('$size', String(piece.size_id))
    .replaceAll('$id', String(id))
    .replaceAll('$cart', `'${cartId}'`);
  const broken = new Error('broken on purpose');
  let found: string[] = [];
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(text));
      found = await problems(tx);
      throw broken;
    })
    .catch((error: unknown) => {
      if (error !== broken) throw error;
    });
  expect(found).toHaveLength(expected.length);
  for (const part of expected) expect(found.join('\n')).toContain(part);
});
