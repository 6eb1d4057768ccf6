import { type Answer, type Body, handPaymentWithin, type Language, paymentPending } from '@obsidiana/contract';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { cancelOrder } from '../orders/pending.ts';
import { OrderProblem } from '../orders/status.ts';
import { orders } from '../orders/tables.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { orderDirectly, orderOnce } from './direct-order.ts';
import { handNames } from './provider.ts';
import { snapshotAsSeen } from './snapshot.ts';
import { payments } from './tables.ts';

/**
 * Zelle or Venmo by hand: the order awaits its money for two days, with its pieces kept, and a mail says where to send it.
 * Asking again for the same cart answers the same.
 * @throws Refusal as `snapshotAsSeen`; 400 in another currency than dollars, or when there is nothing to pay; 409 once it is paid
 */
export async function startHandPayment(
  { db }: Context,
  userId: number,
  { payment_method: method, ...seen }: Body<'manualPayment'>,
  lang: Language,
): Promise<Answer<'manualPayment'>> {
  const orderId = await orderOnce(db, { userId, cartId: seen.cart_id }, handNames, async () => {
    const snapshot = await snapshotAsSeen(db, userId, seen, lang);
    if (snapshot.currency !== 'USD') throw new Refusal(400, 'dollars_only');
    if (snapshot.total === 0) throw new Refusal(400, 'checkout_free');
    return db.transaction(async (tx) => {
      const id = await orderDirectly(tx, snapshot, method, 'pending_payment');
      await enqueue(tx, { kind: 'hand_payment_mail', orderId: id });
      return id;
    });
  });
  return { message: paymentPending, code: 'payment_pending', order_id: orderId };
}

/** Cancels the orders whose money did not come in time. */
export async function lapseHandPayments({ db }: Context): Promise<void> {
  const late = await db
    .select({ orderId: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.paymentId, payments.id))
    .where(
      and(
        eq(payments.state, 'pending'),
        inArray(payments.provider, [...handNames]),
        lt(payments.createdAt, new Date(Date.now() - handPaymentWithin)),
      ),
    );
  for (const { orderId } of late)
    await db
      .transaction((tx) => cancelOrder(tx, orderId))
      .catch((error: unknown) => {
        // The operator decided about it in this very moment.
        if (!(error instanceof OrderProblem)) throw error;
      });
}
