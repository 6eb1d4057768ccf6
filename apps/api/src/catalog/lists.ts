import type { Answer, Query } from '@obsidiana/contract';
import { productsPerPage } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { Refusal } from '../http/refusal.ts';
import { entriesOf, listed, type Viewer } from './entries.ts';
import { understand } from './search.ts';
import { productSearch, products, subcategories } from './tables.ts';

interface Page {
  readonly ids: number[];
  readonly total: number;
}

const collectionId = sql.placeholder('collectionId');
const inCollection = sql`(${collectionId}::int is null or ${products.collectionId} = ${collectionId}::int)`;

const pageOfSubcategory = statement<Page>(
  'subcategory_page',
  page(sql`
    select ${products.id}, row_number() over (order by ${products.createdAt} desc, ${products.id} desc) as place
    from ${products}
    where ${products.subcategoryId} = ${sql.placeholder('subcategoryId')} and ${inCollection} and ${listed}`),
);

const pageOfSearch = statement<Page>(
  'search_page',
  page(sql`
    select ${products.id}, row_number() over (order by
      ${productSearch.document} @@ ${sql.placeholder('inName')}::tsquery desc,
      ts_rank('{0.1, 0.3, 0.6, 1.0}', ${productSearch.document}, ${sql.placeholder('anywhere')}::tsquery) desc,
      ${products.createdAt} desc, ${products.id} desc) as place
    from ${productSearch} join ${products} on ${products.id} = ${productSearch.productId}
    where ${productSearch.document} @@ ${sql.placeholder('anywhere')}::tsquery and ${inCollection} and ${listed}`),
);

const selectSubcategory = statement<{ id: number }>(
  'subcategory_by_uri',
  sql`select id from ${subcategories} where ${subcategories.uri} = ${sql.placeholder('uri')}`,
);

/**
 * One page of a subcategory, newest first, or of a search, best match first. The asked page is brought to the nearest
 * one that there is; a list without products has 0 pages and answers page 1.
 * @throws Refusal 400 when neither or both are asked for · 404 when there is no such subcategory
 */
export async function searchProducts(
  db: Database,
  query: Query<'searchProducts'>,
  viewer: Viewer,
): Promise<Answer<'searchProducts'>> {
  const perPage = query.per_page ?? productsPerPage;
  const asked = pageNumber(query.page);
  const { ids, total } = await pageOf(db, query, {
    currency: viewer.currency,
    collectionId: query.collection_id ?? null,
    page: asked,
    perPage,
  });
  const pages = Math.ceil(total / perPage);
  return {
    products: await entriesOf(db, ids, viewer),
    pages,
    page: Math.max(1, Math.min(asked, pages)),
    total,
  };
}

async function pageOf(db: Database, query: Query<'searchProducts'>, values: Record<string, unknown>): Promise<Page> {
  const empty: Page = { ids: [], total: 0 };
  const { search, subcategory_uri: uri } = query;
  if ((search === undefined) === (uri === undefined)) throw new Refusal(400, 'search_or_subcategory');
  if (uri !== undefined) {
    const [subcategory] = await selectSubcategory(db, { uri });
    if (!subcategory) throw new Refusal(404, 'not_found');
    const [page] = await pageOfSubcategory(db, { ...values, subcategoryId: subcategory.id });
    return page ?? empty;
  }
  const understood = await understand(db, search ?? '');
  if (!understood) return empty;
  const [page] = await pageOfSearch(db, { ...values, ...understood });
  return page ?? empty;
}

/** Wraps a query of `id` and `place` (from 1) so that it answers one page of ids and how many there are in all. */
function page(matching: SQL): SQL {
  const [asked, perPage] = [sql`${sql.placeholder('page')}::int`, sql`${sql.placeholder('perPage')}::int`];
  return sql`
    with matching as materialized (${matching}),
    counted as (select count(*)::int as total from matching),
    chosen as (select greatest(0, least(${asked}, ceil(total::numeric / ${perPage})::int) - 1) * ${perPage} as before, total from counted)
    select total, coalesce((
      select array_agg(matching.id order by place) from matching where place > before and place <= before + ${perPage}
    ), '{}') as ids
    from chosen`;
}

/** What is not a page number is the first page. */
function pageNumber(text: string | undefined): number {
  const number = Number(text);
  return Number.isInteger(number) ? Math.min(Math.max(number, 1), 1_000_000) : 1;
}
