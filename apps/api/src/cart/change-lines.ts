import type { CartLine, Currency, Language } from '@obsidiana/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { type Cart, lockedActiveCart, lockedCartOf } from './cart.ts';
import { piecesOf } from './lines.ts';
import { cartLines, carts } from './tables.ts';

/** Puts lines into the member's open cart, which is made when there is none; the same size is replaced, others stay. */
export function addToCart(
  db: Database,
  userId: number,
  lines: readonly CartLine[],
  currency: Currency,
  lang: Language,
): Promise<Cart> {
  return db.transaction(async (tx) => {
    const cart = await lockedActiveCart(tx, userId, currency);
    const standing = await linesIn(tx, cart.id);
    return store(tx, cart, standing, [...standing, ...lines], lang);
  });
}

/**
 * Replaces the whole list. @throws Refusal 409 `cart_changed` when the list was made from another version,
 * 409 `out_of_stock` when a quantity grows beyond what is there, 400 `not_sold`.
 */
export function replaceLines(
  db: Database,
  userId: number,
  change: { readonly id: string; readonly products: readonly CartLine[]; readonly version?: number },
  lang: Language,
): Promise<Cart> {
  return db.transaction(async (tx) => {
    const cart = await lockedCartOf(tx, userId, change.id);
    if (change.version !== undefined && change.version !== cart.version) throw new Refusal(409, 'cart_changed');
    return store(tx, cart, await linesIn(tx, cart.id), change.products, lang);
  });
}

const linesIn = (tx: Queryable, cartId: string) =>
  tx
    .select({ size_id: cartLines.sizeId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position));

type Wanted = Pick<CartLine, 'size_id' | 'quantity'> & Partial<Pick<CartLine, 'id'>>;

async function store(
  tx: Queryable,
  cart: Cart,
  standing: readonly Wanted[],
  wanted: readonly Wanted[],
  lang: Language,
): Promise<Cart> {
  // A later line of the same size replaces the earlier one, in its place.
  const lines = [...new Map(wanted.map((line) => [line.size_id, line])).values()];
  const before = new Map(standing.map(({ size_id, quantity }) => [size_id, quantity]));
  const grown = lines.filter(({ size_id, quantity }) => quantity > (before.get(size_id) ?? 0));
  await requireSold(tx, cart, grown, lang);

  await tx.delete(cartLines).where(eq(cartLines.cartId, cart.id));
  if (lines.length > 0)
    await tx
      .insert(cartLines)
      .values(
        lines.map(({ size_id, quantity }, position) => ({ cartId: cart.id, sizeId: size_id, quantity, position })),
      );
  const [changed] = await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1` })
    .where(eq(carts.id, cart.id))
    .returning();
  return changed ?? cart;
}

/** Only what grows is checked: what ran out meanwhile must not keep a shopper from mending the rest. */
async function requireSold(tx: Queryable, cart: Cart, lines: readonly Wanted[], lang: Language): Promise<void> {
  const sizeIds = lines.map(({ size_id }) => size_id);
  const pieces = new Map((await piecesOf(tx, sizeIds, cart.id, cart.currency)).map((piece) => [piece.sizeId, piece]));
  for (const { id, size_id, quantity } of lines) {
    const piece = pieces.get(size_id);
    if (!piece || (id !== undefined && piece.productId !== id)) throw new Refusal(400, 'not_sold');
    if (piece.listPrice === null) throw new Refusal(409, 'currency_unavailable', { currency: cart.currency });
    if (quantity > piece.available)
      throw new Refusal(409, 'out_of_stock', { name: piece.name[lang], size: piece.size, left: piece.available });
  }
}
