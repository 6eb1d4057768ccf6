import type { Answer, Language, Query, SortOrder } from '@obsidiana/contract';
import { productsPerPage } from '@obsidiana/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { Refusal } from '../http/refusal.ts';
import { entriesOf, type Viewer } from './entries.ts';
import { countsOf } from './list-counts.ts';
import { type Order, pageOf } from './list-pages.ts';
import { choiceOf } from './listing-choice.ts';
import { understand } from './search.ts';
import { known } from './slug.ts';
import type { ListSource } from './sources.ts';
import { subcategories } from './tables.ts';

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
  const { total, facets } = await countsOf(db, source, choice, { ...viewer, facets: query.facets ?? false });
  const pages = Math.ceil(total / perPage);
  const page = Math.max(1, Math.min(pageNumber(query.page), pages));
  const asked = { ...choice, currency: viewer.currency, before: (page - 1) * perPage, perPage };
  const ids = total === 0 ? [] : await pageOf(db, source, orderOf(query.sort, viewer.lang), asked, total);
  return { products: await entriesOf(db, ids, viewer), pages, page, total, ...(facets && { facets }) };
}

async function sourceOf(db: Database, { search, subcategory_uri: uri }: Query<'searchProducts'>): Promise<ListSource> {
  if (search !== undefined && uri === undefined) return { found: await understand(db, search) };
  if (search !== undefined || uri === undefined) throw new Refusal(400, 'search_or_subcategory');
  const [subcategory] = await selectSubcategory(db, { uri: known(uri) });
  if (!subcategory) throw new Refusal(404, 'not_found');
  return { subcategoryId: subcategory.id };
}

function orderOf(sort: SortOrder = 'relevance', lang: Language): Order {
  return sort === 'name' ? `name_${lang}` : sort;
}

/** What is not a page number is the first page. */
function pageNumber(text: string | undefined): number {
  const number = Number(text);
  return Number.isInteger(number) ? Math.min(Math.max(number, 1), 1_000_000) : 1;
}
