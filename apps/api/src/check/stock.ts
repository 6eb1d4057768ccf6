import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';

/** Each size's stock against the ledger of its movements and its promises, and each order against what it took. */
export const checkStock: Check = async ({ db }) => {
  const { rows: sizes } = await db.execute<{ id: number; stock: number; moved: number; promised: number }>(sql`
    select sizes.id, sizes.stock, coalesce(moved.pieces, 0)::integer as moved, coalesce(held.pieces, 0)::integer as promised
    from sizes
    left join (select size_id, sum(pieces) as pieces from stock_movements group by size_id) moved on moved.size_id = sizes.id
    left join (select size_id, sum(quantity) as pieces from reservations where expires_at > now() group by size_id) held
      on held.size_id = sizes.id`);
  const { rows: orders } = await db.execute<TakenRow>(sql`
    with sold as (select order_id, size_id, sum(quantity) as pieces from order_lines where size_id is not null group by 1, 2),
      taken as (select order_id, size_id, -sum(pieces) as pieces from stock_movements where order_id is not null group by 1, 2)
    select orders.id, orders.status, size_id as "sizeId", coalesce(sold.pieces, 0)::integer as sold,
      coalesce(taken.pieces, 0)::integer as taken
    from sold full join taken using (order_id, size_id) join orders on orders.id = order_id order by orders.id`);
  return {
    examined: sizes.length,
    problems: [
      ...sizes.flatMap(({ id, stock, moved, promised }) => [
        ...(stock < 0 ? [`size ${id}: its stock is ${stock}`] : []),
        ...(stock === moved ? [] : [`size ${id}: its stock is ${stock}, and what went in and out makes ${moved}`]),
        ...(promised > stock ? [`size ${id}: ${promised} are promised, and ${stock} are there`] : []),
      ]),
      ...orders.filter(isWrong).map(({ id, status, sizeId, sold, taken }) => {
        return `order ${id} (${status}): ${sold} of size ${sizeId} were sold, and ${taken} left the house`;
      }),
    ],
  };
};

interface TakenRow {
  readonly [column: string]: unknown;
  readonly id: number;
  readonly status: string;
  readonly sizeId: number;
  readonly sold: number;
  readonly taken: number;
}

/** Pieces of a cancelled order are back; those of a refunded one may be. */
const isWrong = ({ status, sold, taken }: TakenRow): boolean => {
  if (status === 'cancelled') return taken !== 0;
  return taken !== sold && !(status === 'refunded' && taken === 0);
};
