import { sql } from 'drizzle-orm';
import type { Snapshot } from '../checkout/snapshot.ts';
import type { Queryable } from '../db/database.ts';
import { becomePaid } from './paid.ts';
import { takeOut } from './stock.ts';
import { orderLines, orders } from './tables.ts';

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
  await takeOut(tx, id, lines);
  // One way to the database instead of five: it is what a completion waits for.
  await tx.execute(sql`
    with step as (insert into order_steps (order_id, status) values (${id}, ${status})),
      closed as (update carts set closed_at = now() where id = ${cartId}),
      freed as (delete from reservations where cart_id = ${cartId}),
      given as (insert into redemptions (reward_id, user_id, order_id)
        select gift, ${userId}, ${id} from (values (${giftId}::integer)) as own (gift) where gift is not null
        on conflict do nothing)
    update payments set state = ${status === 'paid' ? 'paid' : 'pending'}, snapshot_id = ${snapshotId}
    where id = ${paymentId}`);
  if (status === 'paid') await becomePaid(tx, { id, userId, currency, subtotal, discount });
  return id;
}
