import { and, eq, sql } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import { readSettings } from '../content/settings.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { crystalEntries, redemptions } from '../loyalty/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { CardIntent } from './card-gateway.ts';
import type { Snapshot } from './snapshot.ts';
import { checkoutSnapshots, payments, reservations } from './tables.ts';

/** What became of a payment. */
export type Outcome =
  | { readonly status: 'paid'; readonly orderId: number }
  | { readonly status: 'processing' | 'refunded' }
  /** Nothing was taken; with the provider's words, when it said why. */
  | { readonly status: 'failed'; readonly refusal: string | null };

type Payment = typeof payments.$inferSelect;

/**
 * Brings a card payment to its end: one order for the money, or the money back. The page that the shopper returns to,
 * the provider's events and the reconciler all call it, in any order and as often as they like; the outcome is the same.
 * @returns null when we never started such a payment.
 * @throws CardsUnavailable when the provider does not say what is true
 */
export async function settle({ db, cards }: Context, intentId: string): Promise<Outcome | null> {
  const [payment] = await db.select().from(payments).where(ofIntent(intentId));
  if (!payment) return null;
  const known = await outcomeOf(db, payment);
  if (known) return known;

  const intent = await cards.read(intentId);
  if (intent?.status === 'succeeded') return db.transaction((tx) => complete(tx, intent));
  if (intent?.status === 'processing') return { status: 'processing' };
  if (intent?.status === 'canceled')
    await db
      .update(payments)
      .set({ state: 'cancelled' })
      .where(and(ofIntent(intentId), eq(payments.state, 'open')));
  return { status: 'failed', refusal: intent?.refusal ?? null };
}

const ofIntent = (id: string) => and(eq(payments.provider, 'stripe'), eq(payments.providerRef, id));

/** The outcome that already stands, or null while the provider has to be asked. */
async function outcomeOf(db: Queryable, { state, cartId }: Payment): Promise<Outcome | null> {
  if (state === 'open' || state === 'cancelled') return null;
  if (state !== 'paid') return { status: 'refunded' };
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.cartId, cartId));
  return order ? { status: 'paid', orderId: order.id } : null;
}

/** The money is there: an order if everything agrees and the pieces are still there, else everything back. */
async function complete(tx: Queryable, intent: CardIntent): Promise<Outcome> {
  const [payment] = await tx.select().from(payments).where(ofIntent(intent.id)).for('update');
  if (!payment) return { status: 'failed', refusal: null };
  const known = await outcomeOf(tx, payment);
  if (known) return known;

  const { cartId } = payment;
  const [cart] = await tx.select({ closedAt: carts.closedAt }).from(carts).where(eq(carts.id, cartId)).for('update');
  const snapshot = await paidSnapshot(tx, payment, intent);
  if (!snapshot || !cart || cart.closedAt || !(await takeStock(tx, snapshot))) {
    await tx.update(payments).set({ state: 'refunding' }).where(eq(payments.id, payment.id));
    await enqueue(tx, { kind: 'refund', paymentId: payment.id });
    await enqueue(tx, { kind: 'refund_mail', paymentId: payment.id });
    return { status: 'refunded' };
  }

  const orderId = await createOrder(tx, snapshot);
  await tx.update(payments).set({ state: 'paid', snapshotId: snapshot.id }).where(eq(payments.id, payment.id));
  await enqueue(tx, { kind: 'order_mail', orderId });
  return { status: 'paid', orderId };
}

/** What the provider says the money was for, if its amount and currency are the ones of that snapshot. */
async function paidSnapshot(tx: Queryable, { cartId }: Payment, intent: CardIntent): Promise<Snapshot | null> {
  const [snapshot] = await tx
    .select()
    .from(checkoutSnapshots)
    .where(and(eq(checkoutSnapshots.cartId, cartId), sql`${checkoutSnapshots.id}::text = ${intent.snapshotId ?? ''}`));
  return snapshot && snapshot.total === intent.amount && snapshot.currency === intent.currency ? snapshot : null;
}

/**
 * Takes the pieces out of the house, all or none. A promise that has run out gives way to the promises that others hold.
 * The rows are locked in the order of their ids, as everywhere.
 */
async function takeStock(tx: Queryable, { cartId, lines }: Snapshot): Promise<boolean> {
  const wanted = sql.join(
    lines.map(({ sizeId, quantity }) => sql`(${sizeId}::integer, ${quantity}::integer)`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ id: number; enough: boolean }>(sql`
    with wanted (size_id, quantity) as (values ${wanted})
    select sizes.id, sizes.stock - wanted.quantity >= case
      when exists (select from reservations own where own.cart_id = ${cartId} and own.size_id = sizes.id
        and own.quantity >= wanted.quantity and own.expires_at > now()) then 0
      else coalesce((select sum(quantity) from reservations other where other.size_id = sizes.id
        and other.cart_id <> ${cartId} and other.expires_at > now()), 0) end as enough
    from sizes join wanted on wanted.size_id = sizes.id order by sizes.id for update of sizes`);
  if (rows.length < lines.length || rows.some(({ enough }) => !enough)) return false;
  await tx.execute(sql`
    with wanted (size_id, quantity) as (values ${wanted})
    update sizes set stock = stock - wanted.quantity from wanted where sizes.id = wanted.size_id`);
  return true;
}

async function createOrder(tx: Queryable, snapshot: Snapshot): Promise<number> {
  const { id: snapshotId, cartId, userId, currency, subtotal, discount, shipping, total, giftId } = snapshot;
  const { discountCode, discountCodeId, shipmentAddress, lines } = snapshot;
  const now = new Date();
  const [order] = await tx
    .insert(orders)
    .values({
      userId,
      cartId,
      snapshotId,
      status: 'paid',
      currency,
      subtotal,
      discount,
      discountCode,
      discountCodeId,
      shipping,
      total,
      shipmentAddress,
      paidAt: now,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('An order was not stored.');
  await tx.insert(orderLines).values(lines.map((line, position) => ({ orderId: order.id, position, ...line })));
  await tx.update(carts).set({ closedAt: now }).where(eq(carts.id, cartId));
  await tx.delete(reservations).where(eq(reservations.cartId, cartId));
  if (giftId !== null)
    await tx.insert(redemptions).values({ rewardId: giftId, userId, orderId: order.id }).onConflictDoNothing();
  const crystals = Math.floor((subtotal - discount) / (await readSettings(tx)).crystals[currency]);
  if (crystals > 0) await tx.insert(crystalEntries).values({ userId, orderId: order.id, kind: 'earned', crystals });
  return order.id;
}
