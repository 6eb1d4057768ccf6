import type { Currency } from '@obsidiana/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testShop } from '../testing.ts';
import { need } from '../testing-fixtures.ts';
import { countsOf } from './list-counts.ts';
import { type Order, pageOf } from './list-pages.ts';
import { choiceOf, type ListingChoice } from './listing-choice.ts';
import { understand } from './search.ts';
import { indexForSearch } from './search-index.ts';
import type { ListSource } from './sources.ts';
import { collections, prices, products, sizes, subcategories } from './tables.ts';

// What triggers, indexes and shortcuts make of a list, beside a plain look at every product, its sizes and its prices.

const { db } = await testShop({ seeded: true });

interface Plain extends Record<string, unknown> {
  readonly id: number;
  readonly subcategoryId: number;
  readonly collectionId: number | null;
  readonly created: number;
  readonly price: number;
  readonly before: number;
  readonly letters: string[];
  readonly es: string;
  readonly en: string;
  /** Of a search; null for what it does not find. */
  readonly rank: number | null;
}

/** All words of all products, read from the products themselves. */
async function readWords(): Promise<void> {
  await db.execute(sql`drop table if exists plain_words`);
  await db.execute(sql`
    create table plain_words as
    select p.id, to_tsvector('simple', search_fold(concat_ws(' ', p.name ->> 'es', p.name ->> 'en'))) as named,
      to_tsvector('simple', search_fold(concat_ws(' ', p.name ->> 'es', p.name ->> 'en',
        p.description ->> 'es', p.description ->> 'en', p.sku, (select string_agg(sku, ' ') from sizes where product_id = p.id),
        s.name ->> 'es', s.name ->> 'en', c.name ->> 'es', c.name ->> 'en', l.name ->> 'es', l.name ->> 'en'))) as document
    from products p join subcategories s on s.id = p.subcategory_id join categories c on c.id = s.category_id
      left join collections l on l.id = p.collection_id`);
}

async function everything(currency: Currency, source: ListSource): Promise<Plain[]> {
  const { words, exactly, anyOf } = ('found' in source ? source.found : null) ?? { words: '', exactly: '', anyOf: '' };
  const { rows } = await db.execute<Plain>(sql`
    select p.id, p.subcategory_id as "subcategoryId", p.collection_id as "collectionId",
      extract(epoch from p.created_at)::float8 as created,
      min(coalesce(c.offer, c.price)) as price, min(c.price) as before,
      coalesce(array_agg(s.letter) filter (where s.stock > 0), '{}') as letters,
      search_fold(p.name ->> 'es') as es, search_fold(p.name ->> 'en') as en,
      case when not document @@ ${words}::tsquery then null
        when not named @@ ${anyOf}::tsquery then 3 when not named @@ ${words}::tsquery then 2
        when not named @@ ${exactly}::tsquery then 1 else 0 end as rank
    from products p join plain_words on plain_words.id = p.id
      join sizes s on s.product_id = p.id join prices c on c.size_id = s.id and c.currency = ${currency}
    where p.published group by p.id, named, document`);
  return rows.filter((row) => ('found' in source ? row.rank !== null : row.subcategoryId === source.subcategoryId));
}

const fits: Record<string, (row: Plain, choice: ListingChoice) => boolean> = {
  collection: (row, { collectionId }) => collectionId === null || row.collectionId === collectionId,
  size: (row, { letters }) => letters === null || row.letters.some((letter) => letters.includes(letter)),
  price: ({ price }, { priceMin, priceMax }) =>
    price >= (priceMin ?? 0) && price <= (priceMax ?? Number.POSITIVE_INFINITY),
  offer: ({ price, before }, { onOffer }) => !onOffer || price < before,
  stock: ({ letters }, { available }) => !available || letters.length > 0,
};
const chosen = (rows: readonly Plain[], choice: ListingChoice, ...without: string[]) =>
  rows.filter((row) => Object.entries(fits).every(([facet, fit]) => without.includes(facet) || fit(row, choice)));

const byText = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
const orders: Record<Order, (one: Plain, other: Plain) => number> = {
  relevance: (one, other) => (one.rank ?? 0) - (other.rank ?? 0),
  newest: () => 0,
  price_asc: (one, other) => one.price - other.price,
  price_desc: (one, other) => other.price - one.price,
  name_es: (one, other) => byText(one.es, other.es),
  name_en: (one, other) => byText(one.en, other.en),
};
const names = Object.keys(orders) as Order[];

function plainCounts(rows: readonly Plain[], choice: ListingChoice) {
  const tally = (values: readonly (string | number | null)[]) =>
    Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]));
  const priced = chosen(rows, choice, 'price').map(({ price }) => price);
  return {
    total: chosen(rows, choice).length,
    sizes: tally(chosen(rows, choice, 'size', 'stock').flatMap(({ letters }) => letters)),
    collections: tally(
      chosen(rows, choice, 'collection').flatMap(({ collectionId }) => (collectionId === null ? [] : collectionId)),
    ),
    price: priced.length > 0 ? { min: Math.min(...priced) / 100, max: Math.max(...priced) / 100 } : null,
    on_offer: chosen(rows, choice, 'offer').filter(({ price, before }) => price < before).length,
    available: chosen(rows, choice, 'stock').filter(({ letters }) => letters.length > 0).length,
  };
}

async function counts(source: ListSource, choice: ListingChoice, currency: Currency) {
  const { total, facets } = await countsOf(db, source, choice, { lang: 'es', currency, facets: true });
  expect(await countsOf(db, source, choice, { lang: 'es', currency, facets: false })).toEqual({ total });
  const { sizes: bySize, collections: byCollection, ...others } = need(facets);
  return {
    total,
    sizes: Object.fromEntries(bySize.map(({ letter, count }) => [letter, count])),
    collections: Object.fromEntries(byCollection.map(({ id, count }) => [id, count])),
    ...others,
  };
}

/** The same choices in every run. */
function someOf(seed: number) {
  let state = seed * 0x9e3779b9;
  const upTo = (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
  return { upTo, oneOf: <T>(list: readonly T[]): T => need(list[upTo(list.length)]) };
}

async function compare(seed: number): Promise<number> {
  const { upTo, oneOf } = someOf(seed);
  const shelves = await db.select({ id: subcategories.id }).from(subcategories);
  const inAll = await db.select({ id: collections.id }).from(collections);
  const terms = ['kimono', 'kim', 'kimono rojo', 'negro', 'seda', 'algodon', 'obs', 'kimno', 'camiseta obsidiana', 'a'];
  const source: ListSource =
    upTo(3) === 0 ? { subcategoryId: oneOf(shelves).id } : { found: await understand(db, oneOf(terms)) };
  const currency = oneOf(['MXN', 'USD'] as const);
  const maybe = (choice: object) => (upTo(4) === 0 ? choice : {});
  const middle = currency === 'MXN' ? 900 : 60;
  const choice = choiceOf({
    ...maybe({ collection_id: oneOf(inAll).id }),
    ...maybe({ size: [oneOf(['CH', 'M', 'G', 'XG']), 'XCH'] }),
    ...maybe({ price_max: middle + upTo(500) }),
    ...maybe({ price_min: upTo(middle) }),
    ...maybe(oneOf([{ on_offer: true }, { available: true }])),
  });
  const rows = await everything(currency, source);
  expect(await counts(source, choice, currency)).toEqual(plainCounts(rows, choice));

  const order = oneOf(names);
  const perPage = oneOf([6, 16]);
  const expected = chosen(rows, choice)
    .toSorted((one, other) => orders[order](one, other) || other.created - one.created || other.id - one.id)
    .map(({ id }) => id);
  for (const before of [0, perPage, 6 * perPage]) {
    const asked = { ...choice, currency, before, perPage };
    const page = expected.slice(before, before + perPage);
    expect(await pageOf(db, source, order, asked, expected.length), `${order} from ${before}`).toEqual(page);
    // As if there were thousands.
    expect(await pageOf(db, source, order, asked), `${order} from ${before}, of many`).toEqual(page);
  }
  return expected.length;
}

it('lists, counts and orders as a plain look at all products does, whatever is chosen @CAT-5 @SRCH-1 @SRCH-3', async () => {
  await readWords();
  let listed = 0;
  for (let seed = 1; seed <= 100; seed += 1) listed += await compare(seed);
  expect(listed).toBeGreaterThan(500);
});

it('and still does after stock, prices, names and shelves have changed', async () => {
  const all = await db.select({ id: products.id }).from(products).orderBy(products.id);
  const { upTo, oneOf } = someOf(7);
  const [shelf] = await db.select({ id: subcategories.id }).from(subcategories);
  for (let change = 0; change < 40; change += 1) {
    const { id } = oneOf(all);
    const [size] = await db.select().from(sizes).where(eq(sizes.productId, id)).limit(1);
    const sizeId = need(size).id;
    const renamed = { es: `Kimono negro ${change}`, en: `Black kimono ${change}` };
    await oneOf([
      () =>
        db
          .update(sizes)
          .set({ stock: upTo(2) })
          .where(eq(sizes.productId, id)),
      () =>
        db
          .update(prices)
          .set({ price: 50_000 + upTo(90_000), offer: null })
          .where(eq(prices.sizeId, sizeId)),
      () =>
        db
          .update(products)
          .set({ published: upTo(2) === 0 })
          .where(eq(products.id, id)),
      () =>
        db
          .update(products)
          .set({ collectionId: null, subcategoryId: need(shelf).id })
          .where(eq(products.id, id)),
      () => db.delete(prices).where(eq(prices.sizeId, sizeId)),
      () =>
        db.transaction(async (tx) => {
          await tx.update(products).set({ name: renamed }).where(eq(products.id, id));
          await tx
            .update(subcategories)
            .set({ position: change })
            .where(eq(subcategories.id, need(shelf).id));
          await indexForSearch(tx);
        }),
    ])();
  }
  await readWords();
  for (let seed = 100; seed <= 115; seed += 1) await compare(seed);
});
