import type { CrystalEntry, CrystalHistory, Language } from '@obsidiana/contract';
import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { crystalsOf } from './card.ts';
import { crystalEntries } from './tables.ts';

const entriesPerPage = 50;

/** The ledger of a member's crystals, a page of it, the newest entry first. */
export async function crystalHistoryOf(
  db: Database,
  userId: number,
  page: number,
  lang: Language,
): Promise<CrystalHistory> {
  const own = eq(crystalEntries.userId, userId);
  const [crystals, [all], entries] = await Promise.all([
    crystalsOf(db, userId),
    db.select({ many: count() }).from(crystalEntries).where(own),
    read(db, userId)
      .limit(entriesPerPage)
      .offset((page - 1) * entriesPerPage),
  ]);
  return {
    crystals,
    pages: Math.ceil((all?.many ?? 0) / entriesPerPage),
    entries: entries.map((row) => said(row, lang)),
  };
}

/** All of it. */
export const crystalEntriesOf = async (db: Database, userId: number, lang: Language): Promise<CrystalEntry[]> =>
  (await read(db, userId)).map((row) => said(row, lang));

const read = (db: Database, userId: number) =>
  db
    .select()
    .from(crystalEntries)
    .where(eq(crystalEntries.userId, userId))
    .orderBy(desc(crystalEntries.createdAt), desc(crystalEntries.id));

function said(
  { id, createdAt, crystals, kind, orderId }: typeof crystalEntries.$inferSelect,
  lang: Language,
): CrystalEntry {
  return {
    id,
    date: createdAt.toISOString(),
    crystals,
    kind,
    reason: reasons[kind][lang].replace('{order}', String(orderId)),
    order_id: orderId,
  };
}

const reasons: Record<CrystalEntry['kind'], Record<Language, string>> = {
  earned: { es: 'Por tu pedido {order}', en: 'For your order {order}' },
  taken_back: { es: 'Por el reembolso del pedido {order}', en: 'For the refund of order {order}' },
  opening: { es: 'Cristales que ya tenías', en: 'Crystals that you already had' },
};
