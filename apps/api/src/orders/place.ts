import { eq } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import type { Snapshot } from '../checkout/snapshot.ts';
import { payments, reservations } from '../checkout/tables.ts';
import type { Queryable } from '../db/database.ts';
import { redemptions } from '../loyalty/tables.ts';
import { becomePaid } from './paid.ts';
import { takeOut } from './stock.ts';
import { orderLines, orderSteps, orders } from './tables.ts';

/**
 * Makes the order of a payment: its pieces leave the house, its cart closes, its gift is redeemed. One that is paid earns
 * crystals and a mail at once; one that awaits its payment does when it `becomePaid`. The caller holds the payment and
 * the cart, and knows that the pieces can be had (`canHave`). @returns its number
 */
export async function placeOrder(
  tx: Queryable,
  snapshot: Snapshot,
  paymentId: number,
  status: 'paid' | 'pending_payment',
): Promise<number> {
  const { id: snapshotId, cartId, userId, currency, subtotal, discount, shipping, total, giftId } = snapshot;
  const { discountCode, discountCodeId, shipmentAddress, lines } = snapshot;
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ userId, cartId, snapshotId, paymentId, status, currency, subtotal, discount, shipping, total },
      ...{ discountCode, discountCodeId, shipmentAddress },
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('An order was not stored.');
  const { id } = order;
  await tx.insert(orderLines).values(lines.map((line, position) => ({ orderId: id, position, ...line })));
  await tx.insert(orderSteps).values({ orderId: id, status });
  await takeOut(tx, id, lines);
  await tx.update(carts).set({ closedAt: new Date() }).where(eq(carts.id, cartId));
  await tx.delete(reservations).where(eq(reservations.cartId, cartId));
  if (giftId !== null)
    await tx.insert(redemptions).values({ rewardId: giftId, userId, orderId: id }).onConflictDoNothing();
  const state = status === 'paid' ? 'paid' : 'pending';
  await tx.update(payments).set({ state, snapshotId }).where(eq(payments.id, paymentId));
  if (status === 'paid') await becomePaid(tx, { id, userId, currency, subtotal, discount });
  return id;
}
