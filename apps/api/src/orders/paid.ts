import { levelOf } from '@obsidiana/contract';
import { sql } from 'drizzle-orm';
import { defaultSettings, type Settings, storedSetting } from '../content/settings.ts';
import type { Queryable } from '../db/database.ts';
import { crystalsSum } from '../loyalty/card.ts';
import { type Job, leaving } from '../outbox/enqueue.ts';
import type { orders } from './tables.ts';

type Paid = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'currency' | 'subtotal' | 'discount'>;

interface Standing extends Record<string, unknown> {
  readonly before: number;
  readonly stored: Settings['crystals'] | null;
}

/** What an order brings with it once it is paid: its crystals, one per whole amount of goods, and the mail. */
export async function becomePaid(tx: Queryable, { id, userId, currency, subtotal, discount }: Paid): Promise<void> {
  const { rows } = await tx.execute<Standing>(
    sql`select ${crystalsSum(userId)} as before, ${storedSetting('crystals')} as stored`,
  );
  const { before = 0, stored = null } = rows[0] ?? {};
  const crystals = Math.floor((subtotal - discount) / (stored ?? defaultSettings.crystals)[currency]);
  const level = levelOf(before + crystals);
  const mails: Job[] = [{ kind: 'order_mail', orderId: id }];
  if (level !== 0 && level > levelOf(before)) mails.unshift({ kind: 'tier_mail', userId, level });
  await tx.execute(sql`
    with paid as (update orders set paid_at = now() where id = ${id}),
      earned as (
        insert into crystal_entries (user_id, order_id, kind, crystals)
        select ${userId}::integer, ${id}::integer, 'earned', crystals
        from (values (${crystals}::integer)) as own (crystals) where crystals > 0
      )
    ${leaving(mails)}`);
}
