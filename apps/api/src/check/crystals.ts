import { sql } from 'drizzle-orm';
import { crystalsKept } from '../orders/refunds.ts';
import type { Check } from './check.ts';

/** Each order's crystals against what it earned and what of it was given back. */
export const checkCrystals: Check = async ({ db }) => {
  const { rows } = await db.execute<CrystalRow>(sql`
    with entries as (select order_id, coalesce(sum(crystals) filter (where kind = 'earned'), 0) as earned, sum(crystals) as standing
        from crystal_entries where order_id is not null group by order_id),
      given as (select payment_id, sum(amount) as amount from refunds where state = 'done' group by payment_id)
    select orders.id, orders.total, orders.paid_at is not null as "wasPaid", coalesce(given.amount, 0)::integer as given,
      coalesce(entries.earned, 0)::integer as earned, coalesce(entries.standing, 0)::integer as standing
    from orders left join entries on entries.order_id = orders.id left join given on given.payment_id = orders.payment_id
    order by orders.id`);
  const problems = rows.flatMap(({ id, total, wasPaid, given, earned, standing }) => {
    if (!wasPaid) return earned === 0 ? [] : [`order ${id}: it earned ${earned} crystals and was never paid`];
    const kept = crystalsKept(earned, total, given);
    return standing === kept
      ? []
      : [`order ${id}: it leaves ${standing} crystals, and should leave ${kept} of ${earned}`];
  });
  return { examined: rows.length, problems };
};

interface CrystalRow {
  readonly [column: string]: unknown;
  readonly id: number;
  readonly total: number;
  readonly wasPaid: boolean;
  /** Minor units. */
  readonly given: number;
  readonly earned: number;
  readonly standing: number;
}
