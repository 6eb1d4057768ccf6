import { levelOf } from '@obsidiana/contract';
import { eq } from 'drizzle-orm';
import { readSettings } from '../content/settings.ts';
import type { Queryable } from '../db/database.ts';
import { crystalsOf } from '../loyalty/card.ts';
import { crystalEntries } from '../loyalty/tables.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { orders } from './tables.ts';

type Paid = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'currency' | 'subtotal' | 'discount'>;

/** What an order brings with it once it is paid: its crystals, one per whole amount of goods, and the mail. */
export async function becomePaid(tx: Queryable, { id, userId, currency, subtotal, discount }: Paid): Promise<void> {
  await tx.update(orders).set({ paidAt: new Date() }).where(eq(orders.id, id));
  const crystals = Math.floor((subtotal - discount) / (await readSettings(tx)).crystals[currency]);
  if (crystals > 0) {
    const before = await crystalsOf(tx, userId);
    await tx.insert(crystalEntries).values({ userId, orderId: id, kind: 'earned', crystals });
    const level = levelOf(before + crystals);
    if (level !== 0 && level > levelOf(before)) await enqueue(tx, { kind: 'tier_mail', userId, level });
  }
  await enqueue(tx, { kind: 'order_mail', orderId: id });
}
