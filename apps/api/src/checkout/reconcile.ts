import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { settle } from './settle.ts';
import { payments } from './tables.ts';

/**
 * Settles the payments that nobody came back from: the tab was closed, the event was lost, the server went down between
 * the charge and the order. What is still unpaid after a day is cancelled at the provider.
 */
export async function reconcile(context: Context): Promise<void> {
  const { db, cards } = context;
  const { rows } = await db.execute<{ id: number; intent: string; abandoned: boolean }>(sql`
    update payments set check_at = now() + case when created_at < now() - interval '1 hour'
      then interval '15 minutes' else interval '1 minute' end
    where id in (select id from payments where state = 'open' and check_at <= now()
      order by check_at limit 50 for update skip locked)
    returning id, provider_ref as intent, created_at < now() - interval '1 day' as abandoned`);
  for (const { id, intent, abandoned } of rows) {
    const outcome = await settle(context, intent);
    if (outcome?.status !== 'failed' || !abandoned) continue;
    await cards.cancel(intent, 'abandoned');
    // It may have been paid in this very moment.
    if ((await settle(context, intent))?.status === 'failed')
      await db
        .update(payments)
        .set({ state: 'cancelled' })
        .where(and(eq(payments.id, id), eq(payments.state, 'open')));
  }
}
