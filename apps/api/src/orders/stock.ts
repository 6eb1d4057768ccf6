import { eq, type SQL, sql } from 'drizzle-orm';
import { discountCodes } from '../cart/tables.ts';
import type { Snapshot } from '../checkout/snapshot.ts';
import type { Queryable } from '../db/database.ts';

type Lines = readonly { readonly sizeId: number; readonly quantity: number }[];

/**
 * Whether the pieces of a snapshot, and the use of its code, can be had now; they are held until the transaction ends. A
 * promise that has run out gives way to the promises that others hold. The rows are locked in the same order as
 * everywhere: the code, then the sizes by their ids.
 */
export async function canHave(tx: Queryable, { cartId, lines, discountCodeId }: Snapshot): Promise<boolean> {
  if (discountCodeId !== null && !(await codeHolds(tx, cartId, discountCodeId))) return false;
  const { rows } = await tx.execute<{ id: number; enough: boolean }>(sql`
    with wanted (size_id, quantity) as (values ${rowsOf(lines)})
    select sizes.id, sizes.stock - wanted.quantity >= case
      when exists (select from reservations own where own.cart_id = ${cartId} and own.size_id = sizes.id
        and own.quantity >= wanted.quantity and own.expires_at > now()) then 0
      else coalesce((select sum(quantity) from reservations other where other.size_id = sizes.id
        and other.cart_id <> ${cartId} and other.expires_at > now()), 0) end as enough
    from sizes join wanted on wanted.size_id = sizes.id order by sizes.id for update of sizes`);
  return rows.length === lines.length && rows.every(({ enough }) => enough);
}

/** A use that is still promised to the cart holds; else there must be one left beside what others used and were promised. */
async function codeHolds(tx: Queryable, cartId: string, codeId: number): Promise<boolean> {
  await tx.select({ id: discountCodes.id }).from(discountCodes).where(eq(discountCodes.id, codeId)).for('update');
  const { rows } = await tx.execute<{ holds: boolean }>(sql`
    with promised as (select distinct reservations.cart_id from reservations
      join checkout_snapshots on checkout_snapshots.id = reservations.snapshot_id
      where checkout_snapshots.discount_code_id = ${codeId} and reservations.expires_at > now())
    select discount_codes.uses_in_all is null or exists (select from promised where cart_id = ${cartId})
      or discount_codes.uses_in_all > (select count(*) from promised) + (select count(*) from orders
        where orders.discount_code_id = ${codeId} and orders.status not in ('cancelled', 'refunded')) as holds
    from discount_codes where id = ${codeId}`);
  return rows[0]?.holds ?? true;
}

/** Puts what was taken for an order back on the shelf; what has come back already stays as it is. */
export async function putBack(tx: Queryable, orderId: number): Promise<void> {
  // The database writes the movement itself, with the order that the setting names until the transaction ends.
  await tx.execute(sql`
    with taken as (
      select size_id, -sum(pieces)::integer as quantity from stock_movements
      where order_id = ${orderId} group by size_id having sum(pieces) < 0
    ),
    held as (select sizes.id from sizes join taken on taken.size_id = sizes.id order by sizes.id for update of sizes)
    update sizes set stock = stock + taken.quantity
    from taken join held on held.id = taken.size_id, set_config('shop.order_id', ${String(orderId)}, true)
    where sizes.id = taken.size_id`);
}

const rowsOf = (lines: Lines): SQL =>
  sql.join(
    lines.map(({ sizeId, quantity }) => sql`(${sizeId}::integer, ${quantity}::integer)`),
    sql`, `,
  );
