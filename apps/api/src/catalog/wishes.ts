import type { Body, Language } from '@obsidiana/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { favorites, products, sizes, stockAlerts } from './tables.ts';

/** A member's favourites, the latest first. */
export async function favoriteIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: favorites.productId })
    .from(favorites)
    .innerJoin(products, and(eq(products.id, favorites.productId), eq(products.published, true)))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), desc(favorites.productId));
  return rows.map(({ id }) => id);
}

/** Sets or takes away a favourite; again is the same as once. @throws Refusal 404 */
export async function setFavorite(db: Database, userId: number, productId: number, status: boolean): Promise<void> {
  if (!status) {
    await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.productId, productId)));
    return;
  }
  await requireProduct(db, productId);
  await db.insert(favorites).values({ userId, productId }).onConflictDoNothing();
}

/** Notes who wants to hear when a product is there again; twice is once. @throws Refusal 404 · 429 */
export async function createStockAlert(
  { db, limits }: Context,
  body: Body<'createStockAlert'>,
  lang: Language,
  ip: string,
): Promise<void> {
  const { product_id: productId, size_id: sizeId } = body;
  await limits.count('stock_alert_per_address', ip);
  await requireProduct(db, productId);
  if (sizeId !== undefined) {
    const [size] = await db
      .select({ id: sizes.id })
      .from(sizes)
      .where(and(eq(sizes.id, sizeId), eq(sizes.productId, productId)));
    if (!size) throw new Refusal(404, 'not_found');
  }
  const email = body.email.trim().toLowerCase();
  await db
    .insert(stockAlerts)
    .values({ email, productId, sizeId: sizeId ?? null, lang })
    .onConflictDoNothing();
}

async function requireProduct(db: Database, id: number): Promise<void> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), eq(products.published, true)));
  if (!product) throw new Refusal(404, 'not_found');
}
