import type { Currency } from '@obsidiana/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { readSettings } from '../content/settings.ts';
import type { Database, Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { offersFor } from './discounts.ts';
import { type Line, linesOf } from './lines.ts';
import { goodsOf, type Totals, totalsOf } from './price.ts';
import { carts } from './tables.ts';

export type Cart = typeof carts.$inferSelect;

/** A cart with everything that the server says about it. */
export interface PricedCart {
  readonly cart: Cart;
  readonly lines: Line[];
  readonly totals: Totals;
}

/** Prices, offers and stock come from the database at this moment; a line that is not sold counts nothing. */
export async function priced(db: Queryable, cart: Cart): Promise<PricedCart> {
  const [lines, { shipping, welcomePercent }] = await Promise.all([
    linesOf(db, cart.id, cart.currency),
    readSettings(db),
  ]);
  const offers = await offersFor(db, cart, goodsOf(lines), welcomePercent);
  return { cart, lines, totals: totalsOf(lines, offers, shipping[cart.currency]) };
}

export async function activeCartOf(db: Queryable, userId: number): Promise<Cart | null> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), isNull(carts.closedAt)));
  return cart ?? null;
}

/** @throws Refusal 404 when it is not there or not the member's, 409 `cart_closed` when it has become an order. */
export async function openCartOf(db: Queryable, userId: number, id: string): Promise<Cart> {
  const [cart] = await db.select().from(carts).where(own(userId, id));
  return open(cart);
}

/** The same, held until the transaction ends. */
export async function lockedCartOf(tx: Queryable, userId: number, id: string): Promise<Cart> {
  const [cart] = await tx.select().from(carts).where(own(userId, id)).for('update');
  return open(cart);
}

/** The member's open cart, made when there is none, held until the transaction ends. */
export async function lockedActiveCart(tx: Queryable, userId: number, currency: Currency): Promise<Cart> {
  await tx
    .insert(carts)
    .values({ userId, currency })
    .onConflictDoNothing({ target: carts.userId, where: isNull(carts.closedAt) });
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), isNull(carts.closedAt)))
    .for('update');
  return open(cart);
}

/** Changes a cart and its version. @throws like `openCartOf` */
export async function changeCart(
  db: Database,
  userId: number,
  id: string,
  change: Partial<Pick<Cart, 'currency' | 'addressId' | 'discountCodeId'>>,
): Promise<Cart> {
  const [changed] = await db
    .update(carts)
    .set({ ...change, version: sql`${carts.version} + 1` })
    .where(and(own(userId, id), isNull(carts.closedAt)))
    .returning();
  return changed ?? openCartOf(db, userId, id);
}

const own = (userId: number, id: string) => and(eq(carts.userId, userId), eq(carts.id, id));

function open(cart: Cart | undefined): Cart {
  if (!cart) throw new Refusal(404, 'not_found');
  if (cart.closedAt) throw new Refusal(409, 'cart_closed');
  return cart;
}
