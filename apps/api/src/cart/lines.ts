import type { Currency } from '@obsidiana/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Localized, prices, products, sizes } from '../catalog/tables.ts';
import { reservations } from '../checkout/tables.ts';
import type { Queryable } from '../db/database.ts';
import { cartLines } from './tables.ts';

/** A size as it can be bought now in a currency, for one cart. Amounts in minor units. */
export interface Piece {
  readonly productId: number;
  readonly sizeId: number;
  readonly name: Localized;
  readonly description: Localized;
  readonly size: string;
  readonly uri: string;
  /** Key of a picture. */
  readonly picture: string | null;
  /** Null when it is not sold in the currency. */
  readonly listPrice: number | null;
  readonly offerPrice: number | null;
  /** Pieces that the cart can have: what is in the house without what others were promised; 0 when it is not sold. */
  readonly available: number;
}

export interface Line extends Piece {
  readonly quantity: number;
  /** What one piece costs now. */
  readonly price: number;
}

/** The lines of a cart in their order, priced anew from the catalogue. */
export async function linesOf(db: Queryable, cartId: string, currency: Currency): Promise<Line[]> {
  const rows = await db
    .select({ ...pieceColumns(cartId), quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(sizes, eq(sizes.id, cartLines.sizeId))
    .innerJoin(products, eq(products.id, sizes.productId))
    .leftJoin(prices, and(eq(prices.sizeId, sizes.id), eq(prices.currency, currency)))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position));
  return rows.map((row) => ({ ...row, price: row.offerPrice ?? row.listPrice ?? 0 }));
}

/** The pieces of some sizes, for a cart that may not exist yet. */
export async function piecesOf(
  db: Queryable,
  sizeIds: readonly number[],
  cartId: string | null,
  currency: Currency,
): Promise<Piece[]> {
  if (sizeIds.length === 0) return [];
  return db
    .select(pieceColumns(cartId))
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .leftJoin(prices, and(eq(prices.sizeId, sizes.id), eq(prices.currency, currency)))
    .where(inArray(sizes.id, [...sizeIds]));
}

/** Pieces of a size that are promised to carts other than this one. */
export const promisedToOthers = (cartId: string | null): SQL<number> =>
  sql<number>`coalesce((select sum(${reservations.quantity}) from ${reservations}
    where ${reservations.sizeId} = ${sizes.id} and ${reservations.expiresAt} > now()
    and ${reservations.cartId} is distinct from ${cartId}::uuid), 0)::integer`;

const pieceColumns = (cartId: string | null) => ({
  productId: products.id,
  sizeId: sizes.id,
  name: products.name,
  description: products.description,
  size: sizes.letter,
  uri: products.uri,
  picture: sql<string | null>`${products.gallery}[1]`,
  listPrice: prices.price,
  offerPrice: prices.offer,
  available: sql<number>`case when ${products.published} and ${prices.price} is not null
    then greatest(${sizes.stock} - ${promisedToOthers(cartId)}, 0) else 0 end`,
});
