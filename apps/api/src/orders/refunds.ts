import { and, eq, ne, sql } from 'drizzle-orm';
import { moneyText } from '../cart/price.ts';
import { providerOf } from '../checkout/by-hand.ts';
import type { ProviderRefund } from '../checkout/provider.ts';
import { payments, refunds } from '../checkout/tables.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { crystalEntries } from '../loyalty/tables.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { changeStatus, lockedOrder, nextStatuses, type Order, OrderProblem } from './status.ts';
import { putBack } from './stock.ts';
import { orders } from './tables.ts';

type Payment = typeof payments.$inferSelect;

/**
 * Gives money of a paid order back: leaves it for the outbox, which asks the provider until it answers.
 * @param amount minor units; null for everything that is left
 * @param restock puts the pieces back on the shelf; with a whole refund only
 * @returns what is on its way back now, and with whom it was paid: by hand, the operator has to send it
 * @throws OrderProblem when it was never paid, or that much is not left
 */
export async function askRefund(
  tx: Queryable,
  orderId: number,
  { amount, restock }: { readonly amount: number | null; readonly restock: boolean },
): Promise<{ readonly amount: number; readonly currency: Order['currency']; readonly provider: Payment['provider'] }> {
  const order = await lockedOrder(tx, orderId);
  if (!nextStatuses[order.status].includes('refunded') || order.paymentId === null)
    throw new OrderProblem(`Order ${orderId} is ${order.status}: there is nothing to give back.`);
  const { paymentId, total, currency } = order;
  const left = total - (await givenBack(tx, paymentId, 'asked or done'));
  const asked = amount ?? left;
  if (left <= 0) throw new OrderProblem(`All of order ${orderId} has been given back already.`);
  if (asked > left) throw new OrderProblem(`Of order ${orderId}, ${moneyText(left, currency)} are left to give back.`);
  if (restock && asked < left)
    throw new OrderProblem('Pieces go back on the shelf with a whole refund only; set their stock instead.');
  const [refund] = await tx
    .insert(refunds)
    .values({ paymentId, amount: asked, currency, state: 'asked', origin: 'operator' })
    .returning({ id: refunds.id });
  if (!refund) throw new Error('A refund was not stored.');
  if (restock) await putBack(tx, orderId);
  await enqueue(tx, { kind: 'refund', refundId: refund.id });
  const [payment] = await tx.select({ provider: payments.provider }).from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`Order ${orderId} has no payment.`);
  return { amount: asked, currency, provider: payment.provider };
}

/** Asks the provider for a refund that waits. Thrown errors bring it back later; the provider gives it back once. */
export async function giveBack(context: Context, refundId: number): Promise<void> {
  const { db } = context;
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'asked')));
  if (!row) return;
  const { refund, payment } = row;
  const provider = providerOf(context, payment.provider);
  const made = await provider.refund(payment.providerRef, refund);
  if (made) return record(context, payment, [made]);
  // Somebody was faster at the provider: then its books say so, and there is nothing left to ask for.
  const before = await provider.refunds(payment.providerRef);
  await record(context, payment, before);
  const truth = await provider.read(payment.providerRef);
  const left = (truth?.amount ?? 0) - before.reduce((sum, { amount }) => sum + amount, 0);
  if (left >= refund.amount) throw new Error(`${payment.provider} refuses to give ${payment.providerRef} back.`);
  await db
    .update(refunds)
    .set({ state: 'superseded' })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'asked')));
}

/** Writes down what the provider has given back of a payment, wherever that was asked for; each refund once. */
export async function noteRefunds(context: Context, payment: Payment): Promise<void> {
  await record(context, payment, await providerOf(context, payment.provider).refunds(payment.providerRef));
}

function record({ db }: Context, { id: paymentId }: Payment, made: readonly ProviderRefund[]): Promise<void> {
  return db.transaction(async (tx) => {
    // In this order everywhere: the payment, then its order.
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!payment) return;
    for (const refund of made) {
      const done = await writeDone(tx, paymentId, refund);
      if (done !== null) await apply(tx, payment, done);
    }
  });
}

/** @returns the id of the refund that is now done, null when it was known already */
async function writeDone(tx: Queryable, paymentId: number, { id, amount, currency, ours }: ProviderRefund) {
  const done = { state: 'done', providerRef: id, doneAt: new Date() } as const;
  if (ours !== null) {
    const own = and(eq(refunds.id, ours), eq(refunds.paymentId, paymentId), ne(refunds.state, 'done'));
    const [asked] = await tx.update(refunds).set(done).where(own).returning({ id: refunds.id });
    if (asked) return asked.id;
  }
  const [foreign] = await tx
    .insert(refunds)
    .values({ paymentId, amount, currency, origin: 'provider', ...done })
    .onConflictDoNothing({ target: [refunds.paymentId, refunds.providerRef] })
    .returning({ id: refunds.id });
  return foreign?.id ?? null;
}

/** What a refund that is done brings with it: crystals go back in proportion, and all of it ends the order. */
async function apply(tx: Queryable, payment: Payment, refundId: number): Promise<void> {
  const given = await givenBack(tx, payment.id, 'done');
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, payment.id));
  if (!found) {
    await tx.update(payments).set({ state: 'refunded' }).where(eq(payments.id, payment.id));
    return;
  }
  const order = await lockedOrder(tx, found.id);
  await takeCrystalsBack(tx, order, given, refundId);
  if (given >= order.total && nextStatuses[order.status].includes('refunded'))
    await changeStatus(tx, order, 'refunded');
  await enqueue(tx, { kind: 'order_refund_mail', refundId });
}

/** Crystals that an order keeps: of what it earned, the share of the total that was not given back. */
export const crystalsKept = (earned: number, total: number, given: number): number =>
  total === 0 ? earned : Math.floor((earned * Math.max(0, total - given)) / total);

async function takeCrystalsBack(tx: Queryable, { id, userId, total }: Order, given: number, refundId: number) {
  const [sums] = await tx
    .select({
      earned: sql<number>`coalesce(sum(crystals) filter (where kind = 'earned'), 0)::integer`,
      standing: sql<number>`coalesce(sum(crystals), 0)::integer`,
    })
    .from(crystalEntries)
    .where(eq(crystalEntries.orderId, id));
  if (!sums) return;
  const back = sums.standing - crystalsKept(sums.earned, total, given);
  if (back > 0)
    await tx.insert(crystalEntries).values({ userId, orderId: id, refundId, kind: 'taken_back', crystals: -back });
}

async function givenBack(tx: Queryable, paymentId: number, which: 'done' | 'asked or done'): Promise<number> {
  const state = which === 'done' ? eq(refunds.state, 'done') : ne(refunds.state, 'superseded');
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::integer` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), state));
  return row?.sum ?? 0;
}
