import type { ProductFacets } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Viewer } from './entries.ts';
import { fits, type ListingChoice } from './listing-choice.ts';
import { decimal } from './prices.ts';
import type { TextQuery } from './search.ts';
import { inSearch, inSubcategory, perCurrency } from './sources.ts';
import { collections, listings } from './tables.ts';

/** What a list is made of; a search that nothing can be found by is null. */
export type ListSource = { readonly subcategoryId: number } | { readonly found: TextQuery | null };

interface Row {
  readonly sizes: { letter: string; count: number }[] | null;
  readonly collections: { id: number; name: string; count: number }[] | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly onOffer: number;
  readonly available: number;
}

const countSubcategory = statement<Row>('subcategory_facets', counted(inSubcategory));
const countSearch = perCurrency((currency) => statement<Row>(`search_facets_${currency}`, counted(inSearch(currency))));

/** How many products each choice would leave in a list, beside what was chosen in the other facets. */
export async function facetsOf(
  db: Database,
  source: ListSource,
  choice: ListingChoice,
  { lang, currency }: Viewer,
): Promise<ProductFacets> {
  const asked = { ...choice, lang, currency };
  const [row] =
    'subcategoryId' in source
      ? await countSubcategory(db, { ...asked, ...source })
      : source.found
        ? await countSearch[currency](db, { ...asked, ...source.found })
        : [];
  return {
    sizes: row?.sizes ?? [],
    collections: row?.collections ?? [],
    price:
      row && row.lowest !== null && row.highest !== null
        ? { min: decimal(row.lowest), max: decimal(row.highest) }
        : null,
    on_offer: row?.onOffer ?? 0,
    available: row?.available ?? 0,
  };
}

/** The list is read once; each facet leaves its own choice out of account. Sizes stand in the order that most products have them in. */
function counted(source: SQL): SQL {
  return sql`
    with listed as materialized (
      select ${listings.collectionId} as collection_id, ${listings.price} as price, ${listings.onOffer} as on_offer,
        ${listings.inStock} as in_stock, ${fits.collection} as of_collection, ${fits.size} as of_size,
        ${fits.price} as of_price, ${fits.offer} as of_offer, ${fits.stock} as of_stock
      from ${source}
    ),
    by_size as (
      select letter, count(*)::int as count, avg(place) as place
      from listed, unnest(in_stock) with ordinality as size (letter, place)
      where of_collection and of_price and of_offer
      group by letter
    ),
    by_collection as (
      select collection_id as id, count(*)::int as count from listed
      where collection_id is not null and of_size and of_price and of_offer and of_stock
      group by collection_id
    )
    select
      (select json_agg(json_build_object('letter', letter, 'count', count) order by place, letter) from by_size) as sizes,
      (
        select json_agg(json_build_object('id', id, 'name', shown, 'count', count) order by shown)
        from (
          select by_collection.id, ${collections.name} ->> ${sql.placeholder('lang')}::text as shown, count
          from by_collection join ${collections} on ${collections.id} = by_collection.id
        ) as named
      ) as collections,
      min(price) filter (where of_collection and of_size and of_offer and of_stock) as lowest,
      max(price) filter (where of_collection and of_size and of_offer and of_stock) as highest,
      (count(*) filter (where on_offer and of_collection and of_size and of_price and of_stock))::int as "onOffer",
      (count(*) filter (where in_stock <> '{}' and of_collection and of_size and of_price and of_offer))::int as available
    from listed`;
}
