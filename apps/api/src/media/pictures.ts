import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
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

/** What pictures look like from far away, by their keys; those of which it is not known yet are null or left out. */
export async function blursOf(
  db: Queryable,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string | null>> {
  const known = keys.filter((key) => key !== null);
  const rows = await db
    .select({ key: pictures.key, blur: pictures.blur })
    .from(pictures)
    .where(inArray(pictures.key, known));
  return new Map(rows.map(({ key, blur }) => [key, blur]));
}

/** The name, and what tells this source from any other that may have the name. */
function keyOf(name: string, source: PictureSource): string {
  const digest = createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 8);
  return `${slug(name, 60) || 'picture'}-${digest}`;
}
