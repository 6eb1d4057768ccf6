import type { ProductFacets } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Viewer } from './entries.ts';
import { fitsAll, kindFits, type ListingChoice, priceFits } from './listing-choice.ts';
import { decimal } from './prices.ts';
import { type ListSource, listStatement, type Source } from './sources.ts';
import { collections, listingKinds } from './tables.ts';

export interface ListCounts {
  /** How many products the list has. */
  readonly total: number;
  /** How many each choice would leave, beside what was chosen in the other facets; undefined when it was not asked for. */
  readonly facets?: ProductFacets;
}

interface Row {
  readonly total: number;
  readonly sizes: { letter: string; count: number }[] | null;
  readonly collections: { id: number; name: string; count: number }[] | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly onOffer: number;
  readonly available: number;
}

const countList = listStatement<Pick<Row, 'total'>>('total', counted);
const weighList = listStatement<Row>('facets', weighed);

export async function countsOf(
  db: Database,
  source: ListSource,
  choice: ListingChoice,
  { lang, currency, facets }: Pick<Viewer, 'lang' | 'currency'> & { readonly facets: boolean },
): Promise<ListCounts> {
  if (!facets) return { total: (await countList(db, source, { ...choice, currency }))?.total ?? 0 };
  const row = await weighList(db, source, { ...choice, lang, currency });
  return { total: row?.total ?? 0, facets: facetsOf(row) };
}

function facetsOf(row: Row | undefined): ProductFacets {
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

function counted(source: Source): SQL {
  return sql`select count(*)::int as total from ${source.from} where ${source.where} and ${fitsAll(source)}`;
}

/**
 * The list is read once and summed up by kind; all the rest is counted from the kinds. Each facet leaves its own choice
 * out of account. Sizes stand in the order that most products have them in.
 */
function weighed(source: Source): SQL {
  return sql`
    with summed as materialized (
      select ${source.kind} as kind, min(${source.price}) as lowest, max(${source.price}) as highest,
        (count(*) filter (where ${priceFits(source)}))::int as count
      from ${source.from} where ${source.where} group by ${source.kind}
    ),
    listed as materialized (
      select summed.*, ${listingKinds.collectionId} as collection_id, ${listingKinds.onOffer} as on_offer,
        ${listingKinds.inStock} as in_stock, ${kindFits.collection} as of_collection, ${kindFits.size} as of_size,
        ${kindFits.offer} as of_offer, ${kindFits.stock} as of_stock
      from summed join ${listingKinds} on ${listingKinds.id} = summed.kind
    ),
    by_size as (
      select letter, sum(count)::int as count, sum(place * count) / sum(count) as place
      from listed, unnest(in_stock) with ordinality as size (letter, place)
      where of_collection and of_offer
      group by letter having sum(count) > 0
    ),
    by_collection as (
      select collection_id as id, sum(count)::int as count from listed
      where collection_id is not null and of_size and of_offer and of_stock
      group by collection_id having sum(count) > 0
    )
    select
      coalesce(sum(count) filter (where of_collection and of_size and of_offer and of_stock), 0)::int as total,
      (select json_agg(json_build_object('letter', letter, 'count', count) order by place, letter) from by_size) as sizes,
      (
        select json_agg(json_build_object('id', id, 'name', shown, 'count', count) order by shown)
        from (
          select by_collection.id, ${collections.name} ->> ${sql.placeholder('lang')}::text as shown, count
          from by_collection join ${collections} on ${collections.id} = by_collection.id
        ) as named
      ) as collections,
      min(lowest) filter (where of_collection and of_size and of_offer and of_stock) as lowest,
      max(highest) filter (where of_collection and of_size and of_offer and of_stock) as highest,
      coalesce(sum(count) filter (where on_offer and of_collection and of_size and of_stock), 0)::int as "onOffer",
      coalesce(sum(count) filter (where in_stock <> '{}' and of_collection and of_size and of_offer), 0)::int as available
    from listed`;
}
