import { type SQL, sql } from 'drizzle-orm';
import { reservations } from '../checkout/tables.ts';
import { sizes } from './tables.ts';

/**
 * Pieces of a size (of the row of `sizes` in the query) that can be bought now: its stock without what is reserved.
 * @param exceptCart a cart whose own reservations do not count against it
 */
export function available(exceptCart?: string): SQL<number> {
  const others = exceptCart === undefined ? sql`` : sql` and ${reservations.cartId} <> ${exceptCart}`;
  return sql<number>`greatest(0, ${sizes.stock} - coalesce((
    select sum(${reservations.quantity}) from ${reservations}
    where ${reservations.sizeId} = ${sizes.id} and ${reservations.expiresAt} > now()${others}
  ), 0))::int`;
}
