import { sql } from 'drizzle-orm';
import { listings, productSearch } from './tables.ts';

// What a list is made of: a `from … where …` that conditions can be added to by `and`.

/** Listings of one currency: placeholder `currency`. */
const ofCurrency = sql`${listings.currency} = ${sql.placeholder('currency')}`;

/** Placeholders `currency` and `subcategoryId`. */
export const inSubcategory = sql`${listings} where ${ofCurrency} and ${listings.subcategoryId} = ${sql.placeholder('subcategoryId')}`;

const query = (name: string) => sql`${sql.placeholder(name)}::tsquery`;

/** Placeholders `currency` and those of a `TextQuery`. */
export const inSearch = sql`${listings} join ${productSearch} on ${productSearch.productId} = ${listings.productId}
  where ${ofCurrency} and ${productSearch.document} @@ ${query('words')}`;

/**
 * The best match first: named by just these words, by words that begin so, filed under them, and last what has some of
 * them in its name or only mentions them.
 */
export const searchRank = sql`
  ${productSearch.named} @@ ${query('exactly')} desc, ${productSearch.named} @@ ${query('words')} desc,
  ${productSearch.headed} @@ ${query('words')} desc, ${productSearch.named} @@ ${query('anyOf')} desc`;

/** As the indexes have it. */
export const newest = sql`${listings.createdAt} desc nulls last, ${listings.productId} desc nulls last`;
