import { eq } from 'drizzle-orm';
import { payments } from '../checkout/tables.ts';
import type { Queryable } from '../db/database.ts';
import { redemptions } from '../loyalty/tables.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { becomePaid } from './paid.ts';
import { changeStatus, lockedOrder, type Order } from './status.ts';
import { putBack } from './stock.ts';

/** The operator has seen the money of an order that awaited it. @throws OrderProblem when it does not await any */
export async function confirmPayment(tx: Queryable, orderId: number): Promise<Order> {
  const order = await lockedOrder(tx, orderId);
  await changeStatus(tx, order, 'paid');
  await endPayment(tx, order, 'paid');
  await becomePaid(tx, order);
  return order;
}

/**
 * The money did not come: the pieces go back on the shelf, the gift waits for another order.
 * @throws OrderProblem when it does not await its payment
 */
export async function cancelOrder(tx: Queryable, orderId: number): Promise<Order> {
  const order = await lockedOrder(tx, orderId);
  await changeStatus(tx, order, 'cancelled');
  await endPayment(tx, order, 'cancelled');
  await putBack(tx, orderId);
  await tx.delete(redemptions).where(eq(redemptions.orderId, orderId));
  await enqueue(tx, { kind: 'order_cancelled_mail', orderId });
  return order;
}

async function endPayment(tx: Queryable, { paymentId }: Order, state: 'paid' | 'cancelled'): Promise<void> {
  if (paymentId !== null) await tx.update(payments).set({ state }).where(eq(payments.id, paymentId));
}
