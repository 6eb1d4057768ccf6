import type { Query } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import { listings } from './tables.ts';

/** What was chosen in the facets of a list, as the statements of `lists.ts` and `facets.ts` take it. */
export interface ListingChoice extends Record<string, unknown> {
  readonly collectionId: number | null;
  readonly letters: readonly string[] | null;
  /** Minor units. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly onOffer: boolean;
  readonly available: boolean;
}

export function choiceOf(query: Query<'searchProducts'>): ListingChoice {
  const letters = [query.size ?? []].flat();
  return {
    collectionId: query.collection_id ?? null,
    letters: letters.length > 0 ? letters.map((letter) => letter.replaceAll('\0', '')) : null,
    priceMin: query.price_min === undefined ? null : Math.round(query.price_min * 100),
    priceMax: query.price_max === undefined ? null : Math.round(query.price_max * 100),
    onOffer: query.on_offer ?? false,
    available: query.available ?? false,
  };
}

const [collectionId, letters, priceMin, priceMax] = [
  sql`${sql.placeholder('collectionId')}::int`,
  sql`${sql.placeholder('letters')}::text[]`,
  sql`${sql.placeholder('priceMin')}::int`,
  sql`${sql.placeholder('priceMax')}::int`,
];

/** True for a listing that fits the choice in one facet; a facet without a choice fits everything. */
export const fits = {
  collection: sql`(${collectionId} is null or ${listings.collectionId} = ${collectionId})`,
  size: sql`(${letters} is null or ${listings.inStock} && ${letters})`,
  price: sql`(${priceMin} is null or ${listings.price} >= ${priceMin}) and (${priceMax} is null or ${listings.price} <= ${priceMax})`,
  offer: sql`(not ${sql.placeholder('onOffer')}::boolean or ${listings.onOffer})`,
  stock: sql`(not ${sql.placeholder('available')}::boolean or ${listings.inStock} <> '{}')`,
} satisfies Record<string, SQL>;

export const fitsAll = sql.join(Object.values(fits), sql` and `);
