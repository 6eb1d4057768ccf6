import type { Answer, Language, Query, SortOrder } from '@obsidiana/contract';
import { productsPerPage } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { Refusal } from '../http/refusal.ts';
import { entriesOf, type Viewer } from './entries.ts';
import { facetsOf, type ListSource } from './facets.ts';
import { choiceOf, fitsAll, type ListingChoice } from './listing-choice.ts';
import { understand } from './search.ts';
import { known } from './slug.ts';
import { inSearch, inSubcategory, newest, searchRank } from './sources.ts';
import { listings, subcategories } from './tables.ts';

interface Page {
  readonly ids: number[];
  readonly total: number;
}

/** `name` orders by the name in the asked language. */
type Order = Exclude<SortOrder, 'name'> | `name_${Language}`;

const orders: Record<Exclude<Order, 'relevance'>, SQL> = {
  newest,
  price_asc: sql`${listings.price}, ${newest}`,
  price_desc: sql`${listings.price} desc, ${newest}`,
  name_es: sql`${listings.nameEs}, ${newest}`,
  name_en: sql`${listings.nameEn}, ${newest}`,
};

/** One statement per order, so that each is planned for what it does. */
const pagesOfSubcategory = pages('subcategory_page', inSubcategory, { ...orders, relevance: newest });
const pagesOfSearch = pages('search_page', inSearch, { ...orders, relevance: sql`${searchRank}, ${newest}` });

const selectSubcategory = statement<{ id: number }>(
  'subcategory_by_uri',
  sql`select id from ${subcategories} where ${subcategories.uri} = ${sql.placeholder('uri')}`,
);

/**
 * One page of a subcategory, newest first, or of a search, best match first, or in the asked order. The asked page is
 * brought to the nearest one that there is; a list without products has 0 pages and answers page 1.
 * @throws Refusal 400 when neither or both are asked for · 404 when there is no such subcategory
 */
export async function searchProducts(
  db: Database,
  query: Query<'searchProducts'>,
  viewer: Viewer,
): Promise<Answer<'searchProducts'>> {
  const source = await sourceOf(db, query);
  const choice = choiceOf(query);
  const perPage = query.per_page ?? productsPerPage;
  const asked = pageNumber(query.page);
  const order = orderOf(query.sort, viewer.lang);
  const [{ ids, total }, facets] = await Promise.all([
    pageOf(db, source, order, { ...choice, currency: viewer.currency, page: asked, perPage }),
    query.facets ? facetsOf(db, source, choice, viewer) : null,
  ]);
  const pages = Math.ceil(total / perPage);
  return {
    products: await entriesOf(db, ids, viewer),
    pages,
    page: Math.max(1, Math.min(asked, pages)),
    total,
    ...(facets && { facets }),
  };
}

async function sourceOf(db: Database, { search, subcategory_uri: uri }: Query<'searchProducts'>): Promise<ListSource> {
  if (search !== undefined && uri === undefined) return { found: await understand(db, search) };
  if (search !== undefined || uri === undefined) throw new Refusal(400, 'search_or_subcategory');
  const [subcategory] = await selectSubcategory(db, { uri: known(uri) });
  if (!subcategory) throw new Refusal(404, 'not_found');
  return { subcategoryId: subcategory.id };
}

type Asked = ListingChoice & { readonly currency: string; readonly page: number; readonly perPage: number };

async function pageOf(db: Database, source: ListSource, order: Order, asked: Asked): Promise<Page> {
  const rows =
    'subcategoryId' in source
      ? await pagesOfSubcategory[order](db, { ...asked, ...source })
      : source.found
        ? await pagesOfSearch[order](db, { ...asked, ...source.found })
        : [];
  return rows[0] ?? { ids: [], total: 0 };
}

function orderOf(sort: SortOrder = 'relevance', lang: Language): Order {
  return sort === 'name' ? `name_${lang}` : sort;
}

function pages(name: string, source: SQL, orders: Record<Order, SQL>) {
  const paged = (order: Order) => statement<Page>(`${name}_${order}`, page(source, orders[order]));
  return {
    relevance: paged('relevance'),
    newest: paged('newest'),
    price_asc: paged('price_asc'),
    price_desc: paged('price_desc'),
    name_es: paged('name_es'),
    name_en: paged('name_en'),
  };
}

/** A query of one page of ids, and of how many there are in all. */
function page(source: SQL, order: SQL): SQL {
  const [asked, perPage] = [sql`${sql.placeholder('page')}::int`, sql`${sql.placeholder('perPage')}::int`];
  return sql`
    with counted as (select count(*)::int as total from ${source} and ${fitsAll})
    select total, array(
      select ${listings.productId} from ${source} and ${fitsAll} order by ${order}
      limit ${perPage} offset (greatest(0, least(${asked}, ceil(total::numeric / ${perPage})::int) - 1) * ${perPage})
    ) as ids
    from counted`;
}

/** What is not a page number is the first page. */
function pageNumber(text: string | undefined): number {
  const number = Number(text);
  return Number.isInteger(number) ? Math.min(Math.max(number, 1), 1_000_000) : 1;
}
