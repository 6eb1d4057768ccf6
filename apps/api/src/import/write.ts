import type { Currency, Language } from '@obsidiana/contract';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { indexForSearch } from '../catalog/search-index.ts';
import { type Localized, prices, products, sizes } from '../catalog/tables.ts';
import type { Queryable } from '../db/database.ts';
import { keepPictures } from '../media/pictures.ts';
import { type Existing, existingProduct, freeAddress } from './existing.ts';
import type { ImportedProduct, ImportedSize } from './imported.ts';
import { shortened } from './limits.ts';
import { shelfFor } from './shelf.ts';

export interface Pricing {
  /** Of the amounts in the file. */
  readonly currency: Currency;
  /** Pesos for one dollar; without it the products have prices in the file's currency only. */
  readonly rate: number | null;
  /** Pieces of a new size for which the file has no quantity. */
  readonly stock: number;
}

/** What a file of another system does not say of itself. */
export interface Reading extends Pricing {
  /** Of its texts. */
  readonly lang: Language;
  /** Where this shop is reached: pictures with such an address are its own. */
  readonly publicUrl: string;
}

export interface Written {
  readonly created: boolean;
  readonly shelves: readonly string[];
}

/**
 * Writes a product with its pictures, sizes and prices, new or over the one that is meant, in the caller's transaction.
 * What the file does not say stays: texts of the other language, prices of the other currency, pieces without a quantity.
 * A size that the file no longer has is sold out.
 * @throws an Error that says what stands in the way
 */
export async function writeProduct(tx: Queryable, product: ImportedProduct, reading: Reading): Promise<Written> {
  const existing = await existingProduct(tx, product);
  const uri = existing?.uri ?? (await freeAddress(tx, product));
  const sku = existing?.sku ?? product.sku ?? product.sizes[0]?.sku ?? uri.toUpperCase();
  const list = sizesOf(product, existing, reading);
  await requireFreeSkus(tx, { uri, sku, sizes: list });
  const gallery = await galleryOf(tx, uri, product, existing, reading.publicUrl);
  const shelf = await shelfFor(tx, product, gallery[0] ?? '', existing?.subcategoryId ?? null);
  const text = (before: Localized | undefined, now: string | null, otherwise: string) =>
    brought(before ?? { es: otherwise, en: otherwise }, now, reading.lang);
  const values = {
    sku,
    subcategoryId: shelf.subcategoryId,
    name: text(existing?.name, product.name, product.name),
    description: text(existing?.description, product.description, product.description ?? shortened(product.name)),
    detail: text(existing?.detail, product.detail, product.detail ?? ''),
    gallery,
    published: product.published ?? existing?.published ?? true,
  };
  const [written] = await tx
    .insert(products)
    .values({ uri, ...values })
    .onConflictDoUpdate({ target: products.uri, set: values })
    .returning({ id: products.id, created: sql<boolean>`xmax = 0` });
  if (!written) throw new Error('it could not be written');
  await writeSizes(tx, written.id, list);
  await indexForSearch(tx, [written.id]);
  return { created: written.created, shelves: shelf.made };
}

/** A text after the file spoke in one language. A translation stays; what only repeated the other language repeats it again. */
function brought(before: Localized, now: string | null, lang: Language): Localized {
  if (now === null || inOneLine(now) === inOneLine(before[lang])) return before;
  const other = lang === 'es' ? 'en' : 'es';
  return { ...before, [lang]: now, ...(before[other] === before[lang] && { [other]: now }) };
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Keys of its pictures: those it has, those of the shop itself, and new ones to be fetched. */
async function galleryOf(
  tx: Queryable,
  uri: string,
  { name, images, imagesFull }: ImportedProduct,
  existing: Existing | null,
  publicUrl: string,
): Promise<string[]> {
  if (images.length === 0)
    return existing?.gallery.length
      ? [...existing.gallery]
      : keepPictures(tx, [{ name: uri, source: { kind: 'title', title: name } }]);
  const keys: string[] = [];
  for (const url of images) {
    const own = url.startsWith(`${publicUrl}/media/`) && decodeURIComponent(new URL(url).pathname.split('/')[2] ?? '');
    const known = existing?.pictures.find((picture) => picture.url === url || picture.key === own)?.key;
    const [key = ''] = known
      ? [known]
      : await keepPictures(tx, [{ name: uri, source: { kind: 'remote', url, title: name } }]);
    keys.push(key);
  }
  const gallery = [...new Set(keys)];
  const before = existing?.gallery ?? [];
  return imagesFull && gallery.every((key, place) => key === before[place]) ? [...before] : gallery;
}

/** Its sizes as they are to be: those of the file, and before they are sold out, those that the file could not name. */
function sizesOf(product: ImportedProduct, existing: Existing | null, reading: Reading): WrittenSize[] {
  const currency = product.currency ?? reading.currency;
  const before = new Map(existing?.sizes.map((size) => [size.letter, size]));
  const given = product.sizes.map(({ letter, sku, quantity, ...price }) => {
    const was = before.get(letter);
    // A feed needs an id for every size, and makes one for a size that has no article number.
    const made = was && was.sku === null && sku === `${existing?.sku}-${letter}`;
    return {
      ...{ letter, sku: made ? null : sku },
      stock: quantity ?? was?.stock ?? reading.stock,
      prices: pricesOf(price, currency, reading.rate),
    };
  });
  const unnamed = (existing?.sizes ?? []).filter(
    ({ letter, currencies }) => !currencies.includes(currency) && given.every((size) => size.letter !== letter),
  );
  return [...given, ...unnamed.map(({ letter, sku, stock }) => ({ letter, sku, stock, prices: [] }))];
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

function pricesOf({ price, offer }: Pick<ImportedSize, 'price' | 'offer'>, currency: Currency, rate: number | null) {
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
