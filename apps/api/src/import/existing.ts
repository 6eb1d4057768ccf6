import { eq, inArray, or, sql } from 'drizzle-orm';
import { slug } from '../catalog/slug.ts';
import { type Localized, products, sizes } from '../catalog/tables.ts';
import type { Queryable } from '../db/database.ts';
import type { ImportedProduct } from './imported.ts';

/** A product that the shop has, as far as a file may change it. */
export interface Existing {
  readonly uri: string;
  readonly sku: string;
  readonly subcategoryId: number;
  readonly name: Localized;
  readonly description: Localized;
  readonly detail: Localized;
  readonly gallery: readonly string[];
  readonly published: boolean;
  /** With the address that each is fetched from; null is drawn here. */
  readonly pictures: readonly { readonly key: string; readonly url: string | null }[];
  readonly sizes: readonly {
    readonly letter: string;
    readonly sku: string | null;
    readonly stock: number;
    readonly currencies: readonly string[];
  }[];
}

/**
 * The product that a file means, its sizes locked: that of the same article number if the file has one for the whole, or
 * for one of its sizes; else that of the same address.
 */
export async function existingProduct(tx: Queryable, product: ImportedProduct): Promise<Existing | null> {
  const uri = await uriMeant(tx, product);
  if (uri === null) return null;
  await lockSizes(tx, uri);
  const { rows } = await tx.execute<Existing & Record<string, unknown>>(sql`
    select uri, sku, subcategory_id as "subcategoryId", name, description, detail, gallery, published,
      (
        select coalesce(json_agg(json_build_object('key', key, 'url', source ->> 'url')), '[]')
        from pictures where key = any(products.gallery)
      ) as pictures,
      (
        select coalesce(json_agg(json_build_object('letter', letter, 'sku', sku, 'stock', stock, 'currencies', array(
          select currency from prices where prices.size_id = sizes.id)) order by position, id), '[]')
        from sizes where sizes.product_id = products.id
      ) as sizes
    from products where uri = ${uri}`);
  return rows[0] ?? null;
}

async function uriMeant(tx: Queryable, { uri, sku, sizes: list }: ImportedProduct): Promise<string | null> {
  const skus = list.flatMap((size) => size.sku ?? []);
  const [found] = await tx
    .select({ uri: products.uri })
    .from(products)
    .where(
      sku === null
        ? eq(products.uri, uri)
        : or(
            eq(products.sku, sku),
            inArray(products.id, tx.select({ id: sizes.productId }).from(sizes).where(inArray(sizes.sku, skus))),
          ),
    )
    .orderBy(sql`(${products.sku} = ${sku}) desc`)
    .limit(1);
  return found?.uri ?? null;
}

/** The address of a new product; one that another has gets the article number behind it. */
export async function freeAddress(tx: Queryable, { uri, sku }: ImportedProduct): Promise<string> {
  const [taken] = await tx.select({ id: products.id }).from(products).where(eq(products.uri, uri)).limit(1);
  return taken && sku !== null ? `${uri}-${slug(sku)}` : uri;
}

/** Stock before product: in the order in which an order locks them, so that neither waits for the other. */
export async function lockSizes(tx: Queryable, uri: string): Promise<void> {
  const ofProduct = tx.select({ id: products.id }).from(products).where(eq(products.uri, uri));
  await tx
    .select({ id: sizes.id })
    .from(sizes)
    .where(inArray(sizes.productId, ofProduct))
    .orderBy(sizes.id)
    .for('update');
}
