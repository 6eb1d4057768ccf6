import { eq, max, sql } from 'drizzle-orm';
import { slug } from '../catalog/slug.ts';
import { categories, type Localized, subcategories } from '../catalog/tables.ts';
import type { Queryable } from '../db/database.ts';
import type { ImportedProduct } from './imported.ts';

/** Where products go of which the file does not say what they are. */
const unsorted: Localized = { es: 'Importados', en: 'Imported' };
const mixed: Localized = { es: 'Varios', en: 'Assorted' };

export interface Shelf {
  readonly subcategoryId: number;
  /** Names of what had to be made for it. */
  readonly made: readonly string[];
}

/**
 * The subcategory that an imported product belongs to. Its kind may name a category or a subcategory that there is, in
 * either language; within a category its group names the subcategory. What there is not yet is made.
 * @param picture key of a picture for what is made
 * @param before the subcategory that it is in; it stays there if the file names that, or nothing
 */
export async function shelfFor(
  tx: Queryable,
  { kind, group }: ImportedProduct,
  picture: string,
  before: number | null,
): Promise<Shelf> {
  if (before !== null && !kind) return { subcategoryId: before, made: [] };
  if (kind) {
    // Names may stand in several categories: the place that it has first, then the one that both names tell.
    const [both] = await tx
      .select({ id: subcategories.id })
      .from(subcategories)
      .innerJoin(categories, eq(categories.id, subcategories.categoryId))
      .where(
        sql`(${named(categories, kind)} and ${named(subcategories, group)}) or (${subcategories.id} = ${before} and ${named(subcategories, kind)})`,
      )
      .orderBy(sql`(${subcategories.id} = ${before}) desc nulls last`, subcategories.id)
      .limit(1);
    if (both) return { subcategoryId: both.id, made: [] };
    const [known] = await tx.select().from(subcategories).where(named(subcategories, kind)).limit(1);
    if (known) return { subcategoryId: known.id, made: [] };
  }
  const made: string[] = [];
  const categoryName = kind ? same(kind) : unsorted;
  let [category] = await tx.select().from(categories).where(named(categories, categoryName.es)).limit(1);
  if (!category) {
    const [last] = await tx.select({ position: max(categories.position) }).from(categories);
    const uri = await freeUri(tx, categories, slug(categoryName.es) || 'categoria');
    const position = (last?.position ?? 0) + 1;
    [category] = await tx.insert(categories).values({ uri, name: categoryName, picture, position }).returning();
    made.push(categoryName.es);
  }
  if (!category) throw new Error(`The category '${categoryName.es}' could not be made.`);

  const name = group ? same(group) : mixed;
  const ofCategory = eq(subcategories.categoryId, category.id);
  const [known] = await tx
    .select()
    .from(subcategories)
    .where(sql`${ofCategory} and ${named(subcategories, name.es)}`)
    .limit(1);
  if (known) return { subcategoryId: known.id, made };
  const [last] = await tx
    .select({ position: max(subcategories.position) })
    .from(subcategories)
    .where(ofCategory);
  const uri = await freeUri(tx, subcategories, `${category.uri}-${slug(name.es) || 'varios'}`);
  const [shelf] = await tx
    .insert(subcategories)
    .values({ categoryId: category.id, uri, name, picture, position: (last?.position ?? -1) + 1 })
    .returning({ id: subcategories.id });
  if (!shelf) throw new Error(`The subcategory '${name.es}' could not be made.`);
  return { subcategoryId: shelf.id, made: [...made, `${category.name.es} / ${name.es}`] };
}

type Named = typeof categories | typeof subcategories;

function named(table: Named, name: string) {
  const folded = sql`search_fold(${name})`;
  return sql`${folded} <> '' and ${folded} in (search_fold(${table.name} ->> 'es'), search_fold(${table.name} ->> 'en'))`;
}

async function freeUri(tx: Queryable, table: Named, wanted: string): Promise<string> {
  const taken = await tx
    .select({ uri: table.uri })
    .from(table)
    .where(sql`${table.uri} like ${`${wanted}%`}`);
  const uris = new Set(taken.map(({ uri }) => uri));
  for (let number = 1; ; number += 1) {
    const uri = number === 1 ? wanted : `${wanted}-${number}`;
    if (!uris.has(uri)) return uri;
  }
}

/** Tags and types are often written small. */
function same(text: string): Localized {
  const name = text.charAt(0).toUpperCase() + text.slice(1);
  return { es: name, en: name };
}
