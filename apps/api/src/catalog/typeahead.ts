import { longestSearchTerm, type Suggestions } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { entriesOf, type Viewer } from './entries.ts';
import { pageOf } from './list-pages.ts';
import { nothingChosen } from './listing-choice.ts';
import { understand } from './search.ts';
import { categories, subcategories } from './tables.ts';

const productsShown = 6;
const categoriesShown = 4;
/** Below this, everything would do. */
const fewestLetters = 2;

interface CategoryRow {
  readonly name: string;
  readonly category: string;
  readonly category_uri: string;
  readonly subcategory_uri: string | null;
}

const lang = sql`${sql.placeholder('lang')}::text`;
const called = (name: PgColumn): SQL =>
  sql`to_tsvector('simple', search_fold(concat_ws(' ', ${name} ->> 'es', ${name} ->> 'en'))) @@ ${sql.placeholder('words')}::tsquery`;

const selectCategories = statement<CategoryRow>(
  'suggested_categories',
  sql`
  (
    select ${categories.name} ->> ${lang} as name, ${categories.name} ->> ${lang} as category,
      ${categories.uri} as category_uri, null as subcategory_uri
    from ${categories} where ${called(categories.name)}
    order by ${categories.position}, ${categories.id} limit ${categoriesShown}
  ) union all (
    select ${subcategories.name} ->> ${lang}, ${categories.name} ->> ${lang}, ${categories.uri}, ${subcategories.uri}
    from ${subcategories} join ${categories} on ${categories.id} = ${subcategories.categoryId}
    where ${called(subcategories.name)}
    order by ${categories.position}, ${subcategories.position}, ${subcategories.id} limit ${categoriesShown}
  ) limit ${categoriesShown}`,
);

/** What a person who is still typing may be after; the best match first. */
export async function suggestionsFor(db: Database, typed: string, viewer: Viewer): Promise<Suggestions> {
  const nothing: Suggestions = { products: [], categories: [] };
  if (typed.slice(0, longestSearchTerm).trim().length < fewestLetters) return nothing;
  const found = await understand(db, typed);
  if (!found) return nothing;
  const { currency, lang } = viewer;
  const [ids, categories] = await Promise.all([
    pageOf(db, { found }, 'relevance', { ...nothingChosen, currency, before: 0, perPage: productsShown }),
    selectCategories(db, { words: found.words, lang }),
  ]);
  const entries = await entriesOf(db, ids, viewer);
  return {
    products: entries.map(({ id, uri, name, subcategory, price, price_offer, movile_image: image }) => ({
      ...{ id, uri, name, subcategory, price, price_offer, image },
    })),
    categories,
  };
}
