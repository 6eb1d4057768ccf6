import type { Currency } from '@obsidiana/contract';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { indexForSearch } from '../catalog/search-index.ts';
import { prices, products, sizes } from '../catalog/tables.ts';
import type { Queryable } from '../db/database.ts';
import { keepPictures } from '../media/pictures.ts';
import type { ImportedProduct, ImportedSize } from './product.ts';
import { shelfFor } from './shelf.ts';

export interface Pricing {
  /** Of the amounts in the file. */
  readonly currency: Currency;
  /** Pesos for one dollar; without it the products have prices in the file's currency only. */
  readonly rate: number | null;
  /** Pieces of a size for which the file has no quantity. */
  readonly stock: number;
}

export interface Written {
  readonly created: boolean;
  readonly shelves: readonly string[];
}

/**
 * Writes a product with its pictures, sizes and prices, new or over the one of the same handle, in the caller's
 * transaction. A size that the file no longer has is sold out; prices in a currency that the file does not give stay.
 * @throws an Error that says what stands in the way
 */
export async function writeProduct(tx: Queryable, product: ImportedProduct, pricing: Pricing): Promise<Written> {
  await lockSizes(tx, product.uri);
  await requireFreeSkus(tx, product);
  const gallery = await keepPictures(
    tx,
    product.images.length > 0
      ? product.images.map((url) => ({ name: product.uri, source: { kind: 'remote', url, title: product.name } }))
      : [{ name: product.uri, source: { kind: 'title', title: product.name } }],
  );
  const shelf = await shelfFor(tx, product, gallery[0] ?? '');
  const name = { es: product.name, en: product.name };
  const values = {
    subcategoryId: shelf.subcategoryId,
    sku: product.sku,
    name,
    description: { es: product.description, en: product.description },
    detail: { es: product.detail, en: product.detail },
    gallery,
    published: product.published,
  };
  const [written] = await tx
    .insert(products)
    .values({ uri: product.uri, ...values })
    .onConflictDoUpdate({ target: products.uri, set: values })
    .returning({ id: products.id, created: sql<boolean>`xmax = 0` });
  if (!written) throw new Error('it could not be written');
  const sizes = product.sizes.map(({ quantity, ...size }) => ({
    ...{ letter: size.letter, sku: size.sku, stock: quantity ?? pricing.stock },
    prices: pricesOf({ quantity, ...size }, pricing),
  }));
  await writeSizes(tx, written.id, sizes);
  await indexForSearch(tx, [written.id]);
  return { created: written.created, shelves: shelf.made };
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

interface Skus {
  readonly uri: string;
  readonly sku: string;
  readonly sizes: readonly { readonly sku: string | null }[];
}

/** @throws an Error that names the SKU which another product has */
export async function requireFreeSkus(tx: Queryable, product: Skus): Promise<void> {
  const skus = product.sizes.flatMap(({ sku }) => sku ?? []);
  if (new Set(skus).size < skus.length) throw new Error('two of its variants have the same SKU');
  const others = await tx
    .select({ sku: sizes.sku, uri: products.uri })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(and(inArray(sizes.sku, skus.length > 0 ? skus : ['']), sql`${products.uri} <> ${product.uri}`))
    .union(
      tx
        .select({ sku: products.sku, uri: products.uri })
        .from(products)
        .where(and(eq(products.sku, product.sku), sql`${products.uri} <> ${product.uri}`)),
    );
  const [taken] = others;
  if (taken) throw new Error(`the SKU '${taken.sku}' belongs to ${taken.uri}`);
}

export interface WrittenSize {
  readonly letter: string;
  readonly sku: string | null;
  readonly stock: number;
  readonly prices: readonly { readonly currency: Currency; readonly price: number; readonly offer: number | null }[];
}

/** Sizes are known by their letter, so that a cart keeps what it holds. */
export async function writeSizes(tx: Queryable, productId: number, list: readonly WrittenSize[]): Promise<void> {
  const letters = list.map(({ letter }) => letter);
  await tx
    .update(sizes)
    .set({ stock: 0, position: list.length })
    .where(and(eq(sizes.productId, productId), notInArray(sizes.letter, letters)));
  // A SKU may have moved from one size to another since the last import.
  await tx.update(sizes).set({ sku: null }).where(eq(sizes.productId, productId));
  const rows = list.map(({ letter, sku, stock }, position) => ({ productId, letter, sku, position, stock }));
  const written = await tx
    .insert(sizes)
    .values(rows)
    .onConflictDoUpdate({
      target: [sizes.productId, sizes.letter],
      set: { sku: sql`excluded.sku`, position: sql`excluded.position`, stock: sql`excluded.stock` },
    })
    .returning({ id: sizes.id, letter: sizes.letter });
  const ids = new Map(written.map(({ id, letter }) => [letter, id]));
  const priced = list.flatMap((size) => size.prices.map((price) => ({ sizeId: ids.get(size.letter) ?? 0, ...price })));
  if (priced.length === 0) return;
  await tx
    .insert(prices)
    .values(priced)
    .onConflictDoUpdate({
      target: [prices.sizeId, prices.currency],
      set: { price: sql`excluded.price`, offer: sql`excluded.offer` },
    });
}

function pricesOf({ price, offer }: ImportedSize, { currency, rate }: Pricing) {
  const own = { currency, price, offer };
  if (rate === null) return [own];
  const convert = (minor: number) => Math.max(1, Math.round(currency === 'MXN' ? minor / rate : minor * rate));
  const [other, converted, lowered] = [
    currency === 'MXN' ? 'USD' : 'MXN',
    convert(price),
    offer && convert(offer),
  ] as const;
  return [own, { currency: other, price: converted, offer: lowered && lowered < converted ? lowered : null }];
}
