import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { slug } from '../catalog/slug.ts';
import type { Queryable } from '../db/database.ts';
import { type PictureSource, pictures } from './tables.ts';

/**
 * Makes pictures known to the shop; they are drawn or fetched later.
 * @param named what each shows, by a name for people
 * @returns their keys, in the same order. The same source under the same name has the same key.
 */
export async function keepPictures(
  tx: Queryable,
  named: readonly { readonly name: string; readonly source: PictureSource }[],
): Promise<string[]> {
  const rows = named.map(({ name, source }) => ({
    key: keyOf(name, source),
    source,
    fetchAt: source.kind === 'remote' ? sql`now()` : null,
  }));
  const once = [...new Map(rows.map((row) => [row.key, row])).values()];
  if (once.length > 0) await tx.insert(pictures).values(once).onConflictDoNothing();
  return rows.map(({ key }) => key);
}

/** The name, and what tells this source from any other that may have the name. */
function keyOf(name: string, source: PictureSource): string {
  const digest = createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 8);
  return `${slug(name, 60) || 'picture'}-${digest}`;
}
