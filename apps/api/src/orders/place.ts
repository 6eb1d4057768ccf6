import { sql } from 'drizzle-orm';
import type { Snapshot } from '../checkout/snapshot.ts';
import type { Queryable } from '../db/database.ts';
import { becomePaid } from './paid.ts';

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
  const { id: snapshotId, cartId, userId, currency, subtotal, discount, giftId } = snapshot;
  // One way to the database instead of nine: it is what a completion waits for. The order is copied from the snapshot; the
  // database writes the movements of the stock itself, with the order that the setting names until the transaction ends.
  const { rows } = await tx.execute<{ id: number }>(sql`
    with placed as (
      insert into orders (user_id, cart_id, snapshot_id, payment_id, status, currency, subtotal, discount, shipping, total,
        discount_code, discount_code_id, shipment_address)
      select user_id, cart_id, id, ${paymentId}::integer, ${status}, currency, subtotal, discount, shipping, total,
        discount_code, discount_code_id, shipment_address
      from checkout_snapshots where id = ${snapshotId} returning id
    ),
    line as (
      select placed.id as order_id, (place - 1)::integer as position, wanted.*
      from placed, checkout_snapshots, rows from (
        jsonb_to_recordset(checkout_snapshots.lines) as ("productId" integer, "sizeId" integer, name jsonb,
          description jsonb, size text, uri text, picture text, quantity integer, price integer)
      ) with ordinality as wanted (product_id, size_id, name, description, size, uri, picture, quantity, price, place)
      where checkout_snapshots.id = ${snapshotId}
    ),
    written as (
      insert into order_lines
        (order_id, position, product_id, size_id, name, description, size, uri, picture, quantity, price)
      select order_id, position, product_id, size_id, name, description, size, uri, picture, quantity, price from line
    ),
    taken as (
      update sizes set stock = stock - line.quantity
      from line, lateral set_config('shop.order_id', line.order_id::text, true)
      where sizes.id = line.size_id
    ),
    step as (insert into order_steps (order_id, status) select id, ${status} from placed),
    closed as (update carts set closed_at = now() where id = ${cartId}),
    freed as (delete from reservations where cart_id = ${cartId}),
    given as (
      insert into redemptions (reward_id, user_id, order_id)
      select gift, ${userId}, placed.id from placed, (values (${giftId}::integer)) as own (gift) where gift is not null
      on conflict do nothing
    ),
    paid_with as (
      update payments set state = ${status === 'paid' ? 'paid' : 'pending'}, snapshot_id = ${snapshotId}
      where id = ${paymentId}
    )
    select id from placed`);
  const [order] = rows;
  if (!order) throw new Error('An order was not stored.');
  if (status === 'paid') await becomePaid(tx, { id: order.id, userId, currency, subtotal, discount });
  return order.id;
}
