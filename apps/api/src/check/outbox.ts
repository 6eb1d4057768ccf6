import { count, sql } from 'drizzle-orm';
import { outbox } from '../outbox/tables.ts';
import type { Check } from './check.ts';

/** Jobs that were given up or that nobody does, and what should have left a job and has none. */
export const checkOutbox: Check = async ({ db }, graceSeconds) => {
  const grace = sql`now() - make_interval(secs => ${graceSeconds})`;
  const { rows } = await db.execute<{ problem: string }>(sql`
    select format('job %s (%s) was given up after %s attempts: %s', id, kind, attempts, last_error) as problem
      from outbox where dead_at is not null
    union all select format('job %s (%s) is due, and nobody does it', id, kind)
      from outbox where done_at is null and dead_at is null and next_at < ${grace}
      and (leased_until is null or leased_until < now())
    union all select format('refund %s of %s %s waits, and no job asks for it', refunds.id, refunds.amount / 100.0, refunds.currency)
      from refunds where refunds.state = 'asked' and not exists (select from outbox where kind = 'refund'
      and (payload ->> 'refundId')::integer = refunds.id and done_at is null)
    union all select format('order %s is paid, and its mail was never written', orders.id)
      from orders where paid_at > now() - interval '29 days' and not exists (select from outbox
      where kind = 'order_mail' and (payload ->> 'orderId')::integer = orders.id)
    union all select format('%s event %s came and was not looked at', provider, event_id)
      from webhook_events where applied_at is null and received_at < ${grace} and exists (select from outbox
      where payload ->> 'eventId' = event_id and done_at is not null)`);
  const [jobs] = await db.select({ many: count() }).from(outbox);
  return { examined: jobs?.many ?? 0, problems: rows.map(({ problem }) => problem) };
};
