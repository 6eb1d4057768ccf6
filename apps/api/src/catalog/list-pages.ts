import type { Language, SortOrder } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import { statement } from '../db/statement.ts';
import { fitsAll } from './listing-choice.ts';
import { inSearch, inSubcategory, newest, perCurrency, searchRank } from './sources.ts';
import { listings } from './tables.ts';

export interface Page {
  readonly ids: number[];
  readonly total: number;
}

/** `name` orders by the name in the asked language. */
export type Order = Exclude<SortOrder, 'name'> | `name_${Language}`;

/** What decides before the date: the smaller comes first. */
const keys: Record<Exclude<Order, 'relevance' | 'newest'>, SQL> = {
  price_asc: sql`${listings.price}`,
  price_desc: sql`-${listings.price}`,
  name_es: sql`${listings.nameEs}`,
  name_en: sql`${listings.nameEn}`,
};

const perPage = sql`${sql.placeholder('perPage')}::int`;
const before = sql`(greatest(0, least(${sql.placeholder('page')}::int, ceil(total::numeric / ${perPage})::int) - 1) * ${perPage})`;

/** One statement per order, so that each is planned for what it does. */
export const pagesOfSubcategory = pages('subcategory_page', (key) =>
  key ? pageBy(inSubcategory, key) : newestPage(inSubcategory),
);
export const pagesOfSearch = perCurrency((currency) =>
  pages(`search_page_${currency}`, (key, order) =>
    pageBy(inSearch(currency), key ?? (order === 'relevance' ? searchRank : sql`0`)),
  ),
);

function pages(name: string, query: (key: SQL | null, order: Order) => SQL) {
  const paged = (order: Order) =>
    statement<Page>(`${name}_${order}`, query(order === 'relevance' || order === 'newest' ? null : keys[order], order));
  return {
    relevance: paged('relevance'),
    newest: paged('newest'),
    price_asc: paged('price_asc'),
    price_desc: paged('price_desc'),
    name_es: paged('name_es'),
    name_en: paged('name_en'),
  };
}

/** One page of ids, and how many there are in all. The index has them in this order, and is read no further than the page. */
function newestPage(source: SQL): SQL {
  return sql`
    with counted as (select count(*)::int as total from ${source} and ${fitsAll})
    select total, array(
      select ${listings.productId} from ${source} and ${fitsAll} order by ${newest} limit ${perPage} offset ${before}
    ) as ids
    from counted`;
}

/** The same in another order: what fits is read once, counted, and its first ones are picked. */
function pageBy(source: SQL, key: SQL): SQL {
  return sql`
    with fitting as materialized (
      select ${listings.productId} as id, ${listings.createdAt} as created_at, ${key} as key from ${source} and ${fitsAll}
    ),
    counted as (select count(*)::int as total from fitting)
    select total, array(
      select id from fitting order by key, created_at desc, id desc limit ${perPage} offset ${before}
    ) as ids
    from counted`;
}
