import { currencies } from '@obsidiana/contract';
import { and, eq, inArray, max, notInArray, sql } from 'drizzle-orm';
import { indexForSearch } from '../catalog/search-index.ts';
import { categories, collections, prices, products, sizes, subcategories } from '../catalog/tables.ts';
import { sanitize } from '../content/sanitize.ts';
import type { Queryable } from '../db/database.ts';
import { keepPictures } from '../media/pictures.ts';
import { lockSizes } from './existing.ts';
import type { CatalogueLine } from './line.ts';
import { requireFreeSkus, type Written, writeSizes } from './write.ts';

/**
 * Writes a product as its line has it, new or over the one of the same address, in the caller's transaction. What the line
 * does not give a price in is no longer sold in that currency; a size that it does not have is sold out.
 * @throws an Error that says what stands in the way
 */
export async function writeLine(tx: Queryable, line: CatalogueLine): Promise<Written> {
  await lockSizes(tx, line.uri);
  await requireFreeSkus(tx, line);
  const [guide, ...gallery] = await keepPictures(tx, [
    line.size_guide ?? { name: line.uri, source: { kind: 'title', title: line.name.es } },
    ...line.pictures,
  ]);
  const shelf = await shelfOf(tx, line, gallery[0] ?? null);
  const values = {
    sku: line.sku,
    subcategoryId: shelf.subcategoryId,
    collectionId: await collectionOf(tx, line.collection),
    name: line.name,
    description: line.description,
    detail: { es: sanitize(line.detail.es), en: sanitize(line.detail.en) },
    webExclusive: line.web_exclusive,
    limitedEdition: line.limited_edition,
    findYourSize: line.find_your_size,
    defaultSize: line.default_size,
    sizeGuidePicture: line.size_guide ? (guide ?? null) : null,
    gallery,
    published: line.published,
    createdAt: new Date(line.created_at),
  };
  const [written] = await tx
    .insert(products)
    .values({ uri: line.uri, ...values })
    .onConflictDoUpdate({ target: products.uri, set: values })
    .returning({ id: products.id, created: sql<boolean>`xmax = 0` });
  if (!written) throw new Error('it could not be written');
  await dropUnpriced(tx, written.id, line);
  const list = line.sizes.map(({ prices: given, ...size }) => ({
    ...size,
    prices: currencies.flatMap((currency) => (given[currency] ? [{ currency, ...given[currency] }] : [])),
  }));
  await writeSizes(tx, written.id, list);
  await indexForSearch(tx, [written.id]);
  return { created: written.created, shelves: shelf.made };
}

async function dropUnpriced(tx: Queryable, productId: number, line: CatalogueLine): Promise<void> {
  for (const currency of currencies) {
    const priced = line.sizes.flatMap(({ letter, prices: given }) => (given[currency] ? [letter] : []));
    const unpriced = tx
      .select({ id: sizes.id })
      .from(sizes)
      .where(and(eq(sizes.productId, productId), notInArray(sizes.letter, priced)));
    await tx.delete(prices).where(and(eq(prices.currency, currency), inArray(prices.sizeId, unpriced)));
  }
}

async function shelfOf(tx: Queryable, { category, subcategory }: CatalogueLine, picture: string | null) {
  const [known] = await tx.select().from(subcategories).where(eq(subcategories.uri, subcategory.uri));
  if (known) return { subcategoryId: known.id, made: [] };
  const made: string[] = [];
  let [parent] = await tx.select().from(categories).where(eq(categories.uri, category.uri));
  if (!parent) {
    const [last] = await tx.select({ position: max(categories.position) }).from(categories);
    const position = (last?.position ?? -1) + 1;
    [parent] = await tx
      .insert(categories)
      .values({ ...category, picture, position })
      .returning();
    made.push(category.name.es);
  }
  if (!parent) throw new Error(`the category '${category.uri}' could not be made`);
  const [last] = await tx
    .select({ position: max(subcategories.position) })
    .from(subcategories)
    .where(eq(subcategories.categoryId, parent.id));
  const [shelf] = await tx
    .insert(subcategories)
    .values({ ...subcategory, categoryId: parent.id, picture, position: (last?.position ?? -1) + 1 })
    .returning({ id: subcategories.id });
  if (!shelf) throw new Error(`the subcategory '${subcategory.uri}' could not be made`);
  return { subcategoryId: shelf.id, made: [...made, `${category.name.es} / ${subcategory.name.es}`] };
}

async function collectionOf(tx: Queryable, collection: CatalogueLine['collection']): Promise<number | null> {
  if (!collection) return null;
  await tx.insert(collections).values(collection).onConflictDoNothing();
  const [known] = await tx.select().from(collections).where(eq(collections.uri, collection.uri));
  return known?.id ?? null;
}
