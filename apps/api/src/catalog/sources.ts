import type { Currency } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { TextQuery } from './search.ts';
import { listings, productSearch } from './tables.ts';

/** What a list is asked for by; a search that nothing can be found by is null. */
export type ListSource = { readonly subcategoryId: number } | { readonly found: TextQuery | null };

/** What a list is made of, before anything is chosen in it: rows, and what each of them tells. */
export interface Source {
  readonly from: SQL;
  readonly where: SQL;
  /** In place of `from`: only the rows of the listings that come first in an order, over the whole shop. */
  readonly fromFirst: (order: SQL, howMany: SQL) => SQL;
  readonly productId: SQL;
  /** Of `listing_kinds`. */
  readonly kind: SQL;
  /** Minor units. */
  readonly price: SQL;
  readonly createdAt: SQL;
  readonly nameEs: SQL;
  readonly nameEn: SQL;
  /** Everything in `where`, from the best match to the worst. */
  readonly matches: readonly Match[];
  /** The place of a row among the tiers of all matches, from 0. */
  readonly tier: SQL;
}

/** Rows that are told by looking at the same, and their tiers; each leaves those before it out. */
interface Match {
  readonly where: SQL;
  readonly tiers: readonly SQL[];
}

const currency = sql.placeholder('currency');
const firstListings = (order: SQL, howMany: SQL) =>
  sql`(select * from ${listings} where ${listings.currency} = ${currency} order by ${order} limit ${howMany})`;

const ofSubcategory = sql`${listings.currency} = ${currency} and ${listings.subcategoryId} = ${sql.placeholder('subcategoryId')}`;

/** Placeholders `currency` and `subcategoryId`. */
export const inSubcategory: Source = {
  from: sql`${listings}`,
  where: ofSubcategory,
  fromFirst: (order, howMany) => sql`${firstListings(order, howMany)} as ${listings}`,
  productId: sql`${listings.productId}`,
  kind: sql`${listings.kind}`,
  price: sql`${listings.price}`,
  createdAt: sql`${listings.createdAt}`,
  nameEs: sql`${listings.nameEs}`,
  nameEn: sql`${listings.nameEn}`,
  matches: [{ where: ofSubcategory, tiers: [ofSubcategory] }],
  tier: sql`0`,
};

type Part = 'words' | 'exactly' | 'anyOf';
/**
 * A part of a `TextQuery`. Its value is hidden from the planner, which would read the whole table rather than the index
 * for a word of thousands: it thinks little of what comparing words costs.
 */
const asked = (part: Part) => sql`(select ${sql.placeholder(part)}::tsquery)`;
const named = (part: Part) => sql`${productSearch.named} @@ ${asked(part)}`;
const mentioned = sql`${productSearch.document} @@ ${asked('words')}`;
const mentionedOnly = sql`not ${named('words')} and ${mentioned}`;

/**
 * How well a product that was found matches: it is named by just these words, by words that begin so, by some of them, or
 * it only mentions them. Nothing has some of the words without having all of them when there is one word. What a name
 * tells stands in the row, and is among the words of the document; the document itself is far to fetch.
 */
const matches: readonly Match[] = [
  { where: named('words'), tiers: [named('exactly'), sql`${named('words')} and not ${named('exactly')}`] },
  {
    where: mentionedOnly,
    tiers: [
      sql`(select ${sql.placeholder('anyOf')}::text <> ${sql.placeholder('words')}::text) and ${named('anyOf')} and ${mentionedOnly}`,
      sql`not ${named('anyOf')} and ${mentioned}`,
    ],
  },
];

/** Placeholders `currency` and those of a `TextQuery`. */
export const inSearch = perCurrency((currency): Source => {
  const { kind, price } = {
    MXN: { kind: productSearch.kindMxn, price: productSearch.priceMxn },
    USD: { kind: productSearch.kindUsd, price: productSearch.priceUsd },
  }[currency];
  const listed = (condition: SQL) => sql`${condition} and ${kind} is not null`;
  const ofListing = (column: SQL) =>
    sql`(select ${column} from ${listings} where ${listings.productId} = ${productSearch.productId} and ${listings.currency} = ${sql.placeholder('currency')})`;
  return {
    from: sql`${productSearch}`,
    where: listed(mentioned),
    // Offset keeps the condition on words out: each product is to be looked at by its number.
    fromFirst: (order, howMany) =>
      sql`${firstListings(order, howMany)} as first cross join lateral (
        select * from ${productSearch} where ${productSearch.productId} = first.product_id offset 0
      ) as ${productSearch}`,
    productId: sql`${productSearch.productId}`,
    kind: sql`${kind}`,
    price: sql`${price}`,
    createdAt: sql`${productSearch.createdAt}`,
    nameEs: ofListing(sql`${listings.nameEs}`),
    nameEn: ofListing(sql`${listings.nameEn}`),
    matches: matches.map(({ where, tiers }) => ({ where: listed(where), tiers: tiers.map(listed) })),
    tier: sql`case
      when ${named('words')} then case when ${named('exactly')} then 0 else 1 end
      when ${named('anyOf')} then 2 else 3 end`,
  };
});

/** As the indexes have it. */
export const newest = sql`${listings.createdAt} desc nulls last, ${listings.productId} desc nulls last`;

/** One of something for each currency. */
export function perCurrency<T>(make: (currency: Currency) => T): Record<Currency, T> {
  return { MXN: make('MXN'), USD: make('USD') };
}

/** A query about lists, for whatever they are made of. @returns its only row; undefined for what cannot be found */
export function listStatement<Row extends QueryResultRow>(name: string, query: (source: Source) => SQL) {
  const bySubcategory = statement<Row>(`subcategory_${name}`, query(inSubcategory));
  const bySearch = perCurrency((currency) => statement<Row>(`search_${name}_${currency}`, query(inSearch[currency])));
  return async (
    db: Database,
    source: ListSource,
    values: Record<string, unknown> & { readonly currency: Currency },
  ): Promise<Row | undefined> => {
    if ('subcategoryId' in source) return (await bySubcategory(db, { ...values, ...source }))[0];
    return source.found ? (await bySearch[values.currency](db, { ...values, ...source.found }))[0] : undefined;
  };
}
