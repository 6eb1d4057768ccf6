import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { categories, collections, productSearch, products, searchWords, sizes, subcategories } from './tables.ts';

/**
 * Writes what the search knows about products. To be called in the transaction that changed them, or the name of a
 * category, subcategory or collection that they are in.
 * @param ids of the products; all of them when left out
 */
export async function indexForSearch(tx: Queryable, ids?: readonly number[]): Promise<void> {
  const chosen = ids ? sql`${products.id} = any(${sql.param(ids)}::int[])` : sql`true`;
  await tx.execute(sql`
    insert into ${productSearch} (product_id, named, document)
    select ${products.id}, ${wordsOf(sql`${both(products.name)}`)}, ${wordsOf(sql`
      ${both(products.name)}, ${both(subcategories.name)}, ${both(categories.name)}, ${both(collections.name)},
      ${products.sku}, (select string_agg(${sizes.sku}, ' ') from ${sizes} where ${sizes.productId} = ${products.id}),
      ${both(products.description)}`)}
    from ${products}
    join ${subcategories} on ${subcategories.id} = ${products.subcategoryId}
    join ${categories} on ${categories.id} = ${subcategories.categoryId}
    left join ${collections} on ${collections.id} = ${products.collectionId}
    where ${chosen}
    order by ${products.id}
    on conflict (product_id) do update set named = excluded.named, document = excluded.document
    where (${productSearch.named}, ${productSearch.document}) is distinct from (excluded.named, excluded.document)`);
  const indexed = ids ? sql`product_id = any(${sql.param(ids)}::int[])` : sql`true`;
  await tx.execute(sql`
    insert into ${searchWords} (word)
    select distinct word from ${productSearch}, unnest(tsvector_to_array(document)) as word
    where ${indexed} and length(word) between 3 and 40
    order by word
    on conflict do nothing`);
}

const both = (name: PgColumn) => sql`${name} ->> 'es', ${name} ->> 'en'`;

function wordsOf(texts: SQL): SQL {
  return sql`strip(to_tsvector('simple', coalesce(search_fold(concat_ws(' ', ${texts})), '')))`;
}
