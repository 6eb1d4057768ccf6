import { and, eq, sql } from 'drizzle-orm';
import { payments } from '../checkout/tables.ts';
import type { Context } from '../context.ts';
import { crystalEntries } from '../loyalty/tables.ts';
import { orders } from './tables.ts';

/** Marks the order of a payment as refunded once the provider has given all of it back, and takes its crystals back. */
export async function noteRefund({ db, cards }: Context, intentId: string): Promise<void> {
  const [order] = await db
    .select({ id: orders.id, userId: orders.userId, total: orders.total })
    .from(payments)
    .innerJoin(orders, eq(orders.cartId, payments.cartId))
    .where(and(eq(payments.providerRef, intentId), eq(payments.state, 'paid')));
  if (!order || (await cards.refunded(intentId)) < order.total) return;
  await db.transaction(async (tx) => {
    await tx.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id));
    const [earned] = await tx
      .select({ crystals: sql<number>`sum(${crystalEntries.crystals})::integer` })
      .from(crystalEntries)
      .where(and(eq(crystalEntries.orderId, order.id), eq(crystalEntries.kind, 'earned')));
    if (!earned?.crystals) return;
    await tx
      .insert(crystalEntries)
      .values({ userId: order.userId, orderId: order.id, kind: 'taken_back', crystals: -earned.crystals })
      .onConflictDoNothing();
  });
}
