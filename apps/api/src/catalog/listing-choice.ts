import type { Query } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Source } from './sources.ts';
import { listingKinds } from './tables.ts';

/** What was chosen in the facets of a list, as the statements of `list-counts.ts` and `list-pages.ts` take it. */
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

export const nothingChosen = choiceOf({});

const [collectionId, letters, priceMin, priceMax] = [
  sql`${sql.placeholder('collectionId')}::int`,
  sql`${sql.placeholder('letters')}::text[]`,
  sql`${sql.placeholder('priceMin')}::int`,
  sql`${sql.placeholder('priceMax')}::int`,
];
const [onOffer, available] = [
  sql`${sql.placeholder('onOffer')}::boolean`,
  sql`${sql.placeholder('available')}::boolean`,
];

/** True for a row of `listing_kinds` that fits the choice in one facet; a facet without a choice fits everything. */
export const kindFits = {
  collection: sql`(${collectionId} is null or ${listingKinds.collectionId} = ${collectionId})`,
  size: sql`(${letters} is null or ${listingKinds.inStock} && ${letters})`,
  offer: sql`(not ${onOffer} or ${listingKinds.onOffer})`,
  stock: sql`(not ${available} or ${listingKinds.inStock} <> '{}')`,
} satisfies Record<string, SQL>;

export function priceFits({ price }: Pick<Source, 'price'>): SQL {
  return sql`(${priceMin} is null or ${price} >= ${priceMin}) and (${priceMax} is null or ${price} <= ${priceMax})`;
}

const kindsThatFit = sql`select ${listingKinds.id} from ${listingKinds} where ${sql.join(Object.values(kindFits), sql` and `)}`;
const anyKind = sql`${collectionId} is null and ${letters} is null and not ${onOffer} and not ${available}`;

/** True for a row of a list that fits the whole choice. */
export function fitsAll(row: Pick<Source, 'kind' | 'price'>): SQL {
  return sql`${priceFits(row)} and ((${anyKind}) or ${row.kind} in (${kindsThatFit}))`;
}
