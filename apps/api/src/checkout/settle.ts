import { and, eq, sql } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { placeOrder } from '../orders/place.ts';
import { canHave } from '../orders/stock.ts';
import { orders } from '../orders/tables.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { PaymentRef, ProviderPayment } from './provider.ts';
import { checkoutSnapshots, payments, refunds, reservations } from './tables.ts';

/** What became of a payment. */
export type Outcome =
  | { readonly status: 'paid'; readonly orderId: number }
  | { readonly status: 'processing' | 'refunded' }
  /** Nothing was taken; with the provider's words, when it said why. */
  | { readonly status: 'failed'; readonly refusal: string | null };

type Payment = typeof payments.$inferSelect;

/**
 * Brings a payment to its end: one order for the money, or the money back. The page that the shopper returns to, the
 * provider's events and the reconciler all call it, in any order and as often as they like; the outcome is the same.
 * @returns null when we never started such a payment.
 * @throws when the provider does not say what is true
 */
export async function settle({ db, providers }: Context, which: PaymentRef): Promise<Outcome | null> {
  const [payment] = await db.select().from(payments).where(named(which));
  if (!payment) return null;
  const known = await outcomeOf(db, payment);
  if (known) return known;

  const truth = await providers[which.provider].read(which.ref);
  if (truth?.status === 'succeeded') return db.transaction((tx) => complete(tx, payment.id, truth));
  if (truth?.status === 'processing') return { status: 'processing' };
  if (truth?.status === 'canceled')
    await db
      .update(payments)
      .set({ state: 'cancelled' })
      .where(and(named(which), eq(payments.state, 'open')));
  return { status: 'failed', refusal: truth?.refusal ?? null };
}

const named = ({ provider, ref }: PaymentRef) => and(eq(payments.provider, provider), eq(payments.providerRef, ref));

/** The outcome that already stands, or null while the provider has to be asked. */
async function outcomeOf(db: Queryable, { id, state }: Payment): Promise<Outcome | null> {
  if (state === 'open' || state === 'cancelled') return null;
  if (state === 'pending') return { status: 'processing' };
  if (state !== 'paid') return { status: 'refunded' };
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, id));
  return order ? { status: 'paid', orderId: order.id } : null;
}

/** What the provider says the money was for. */
const claimedBy = ({ snapshotId }: ProviderPayment) => sql`${checkoutSnapshots.id}::text = ${snapshotId ?? ''}`;

/** The money is there: an order if everything agrees and the pieces are still there, else everything back. */
async function complete(tx: Queryable, paymentId: number, truth: ProviderPayment): Promise<Outcome> {
  const [held] = await tx
    .select({ payment: payments, closedAt: carts.closedAt, snapshot: checkoutSnapshots })
    .from(payments)
    .innerJoin(carts, eq(carts.id, payments.cartId))
    .leftJoin(checkoutSnapshots, and(eq(checkoutSnapshots.cartId, payments.cartId), claimedBy(truth)))
    .where(eq(payments.id, paymentId))
    .for('update', { of: [payments, carts] });
  if (!held) return { status: 'failed', refusal: null };
  const known = await outcomeOf(tx, held.payment);
  if (known) return known;

  const { snapshot } = held;
  const agrees = snapshot?.total === truth.amount && snapshot.currency === truth.currency;
  if (!snapshot || !agrees || held.closedAt || !(await canHave(tx, snapshot))) {
    await giveBack(tx, paymentId, truth);
    return { status: 'refunded' };
  }
  const orderId = await placeOrder(tx, snapshot, paymentId, 'paid');
  return { status: 'paid', orderId };
}

/** Everything back, by the outbox, so that it happens whatever the provider does at this moment. */
async function giveBack(tx: Queryable, paymentId: number, { amount, currency }: ProviderPayment): Promise<void> {
  const [payment] = await tx
    .update(payments)
    .set({ state: 'refunding' })
    .where(eq(payments.id, paymentId))
    .returning({ cartId: payments.cartId });
  // What could not be given is not promised any longer.
  if (payment) await tx.delete(reservations).where(eq(reservations.cartId, payment.cartId));
  const [refund] = await tx
    .insert(refunds)
    .values({ paymentId, amount, currency, state: 'asked', origin: 'no_order' })
    .returning({ id: refunds.id });
  if (!refund) throw new Error('A refund was not stored.');
  await enqueue(tx, { kind: 'refund', refundId: refund.id });
  await enqueue(tx, { kind: 'refund_mail', paymentId });
}
