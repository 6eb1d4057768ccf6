import type { Currency } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import { listings } from './tables.ts';

// What a list is made of: a `from … where …` that conditions can be added to by `and`.

/** Listings of one currency: placeholder `currency`. */
const ofCurrency = sql`${listings.currency} = ${sql.placeholder('currency')}`;

/** Placeholders `currency` and `subcategoryId`. */
export const inSubcategory = sql`${listings} where ${ofCurrency} and ${listings.subcategoryId} = ${sql.placeholder('subcategoryId')}`;

const query = (name: string) => sql`${sql.placeholder(name)}::tsquery`;

/** Placeholders of a `TextQuery`. The currency stands in the statement, because each has an index of its own. */
export function inSearch(currency: Currency): SQL {
  return sql`${listings} where ${listings.currency} = ${sql.raw(`'${currency}'`)} and ${listings.document} @@ ${query('words')}`;
}

/** The best match first: named by just these words, by words that begin so, by some of them, and last what only mentions them. */
export const searchRank = sql`case
  when ${listings.named} @@ ${query('words')} then case when ${listings.named} @@ ${query('exactly')} then 0 else 1 end
  when ${listings.named} @@ ${query('anyOf')} then 2 else 3 end`;

/** As the indexes have it. */
export const newest = sql`${listings.createdAt} desc nulls last, ${listings.productId} desc nulls last`;

/** One of something for each currency. */
export function perCurrency<T>(make: (currency: Currency) => T): Record<Currency, T> {
  return { MXN: make('MXN'), USD: make('USD') };
}
