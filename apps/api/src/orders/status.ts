import type { OrderStatus } from '@obsidiana/contract';
import { eq, inArray } from 'drizzle-orm';
import { payments } from '../checkout/tables.ts';
import type { Queryable } from '../db/database.ts';
import { orderSteps, orders } from './tables.ts';

/** What an order in each status may become. A cancelled one was never paid; a paid one is refunded instead. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: ['paid', 'cancelled'],
  paid: ['preparing', 'shipped', 'refunded'],
  preparing: ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** What the operator asked for cannot be done with this order; the message says why and what can be. */
export class OrderProblem extends Error {}

export type Order = typeof orders.$inferSelect;

/** An order, held until the transaction ends; its payment is held first. @throws OrderProblem when there is none of that number */
export async function lockedOrder(tx: Queryable, id: number): Promise<Order> {
  const ownPayment = tx.select({ id: orders.paymentId }).from(orders).where(eq(orders.id, id));
  await tx.select({ id: payments.id }).from(payments).where(inArray(payments.id, ownPayment)).for('update');
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new OrderProblem(`There is no order ${id}.`);
  return order;
}

/** The only way from one status to another. @throws OrderProblem when the order may not become that */
export async function changeStatus(
  tx: Queryable,
  { id, status }: Pick<Order, 'id' | 'status'>,
  to: OrderStatus,
  details: Partial<Pick<Order, 'carrier' | 'waybill'>> = {},
): Promise<void> {
  const allowed = nextStatuses[status];
  if (!allowed.includes(to)) {
    const may = allowed.length > 0 ? `it can become ${allowed.join(' or ')}` : 'that is final';
    throw new OrderProblem(`Order ${id} is ${status}: ${may}, not ${to}.`);
  }
  await tx
    .update(orders)
    .set({ status: to, ...details })
    .where(eq(orders.id, id));
  await tx.insert(orderSteps).values({ orderId: id, status: to });
}
