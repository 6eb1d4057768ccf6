import { createHash } from 'node:crypto';
import type { Language } from '@obsidiana/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { addresses } from '../account/tables.ts';
import { lockedCartOf, type PricedCart, priced } from '../cart/cart.ts';
import { amountOf, moneyText } from '../cart/price.ts';
import { cartLines, discountCodes } from '../cart/tables.ts';
import { sizes } from '../catalog/tables.ts';
import { countries } from '../content/tables.ts';
import type { Database, Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { users } from '../identity/tables.ts';
import { nextGift } from '../loyalty/gift.ts';
import { checkoutSnapshots, reservations } from './tables.ts';

export type Snapshot = typeof checkoutSnapshots.$inferSelect;

const reservedFor = 15 * 60_000;

/**
 * Takes the cart as it stands for a payment and promises its pieces to it for a quarter of an hour (anew on each call).
 * The same content gives the same snapshot.
 * @throws Refusal 400 for what is missing (pieces, address, date of birth), 409 when pieces are gone
 */
export function snapshotCart(db: Database, userId: number, cartId: string, lang: Language): Promise<Snapshot> {
  return db.transaction(async (tx) => {
    const cart = await lockedCartOf(tx, userId, cartId);
    // Always in this order (cart, code, sizes by id), so that no two payments wait for each other.
    if (cart.discountCodeId !== null) {
      const code = eq(discountCodes.id, cart.discountCodeId);
      await tx.select({ id: discountCodes.id }).from(discountCodes).where(code).for('update');
    }
    const wanted = tx.select({ id: cartLines.sizeId }).from(cartLines).where(eq(cartLines.cartId, cartId));
    await tx.select({ id: sizes.id }).from(sizes).where(inArray(sizes.id, wanted)).orderBy(asc(sizes.id)).for('update');

    const order = await priced(tx, cart);
    requireAvailable(order, lang);
    await requireDateOfBirth(tx, userId);
    const content = {
      currency: cart.currency,
      lang,
      lines: order.lines.map(({ productId, sizeId, name, description, size, uri, picture, quantity, price }) => ({
        productId,
        sizeId,
        name,
        description,
        size,
        uri,
        picture,
        quantity,
        price,
      })),
      subtotal: order.totals.subtotal,
      discount: order.totals.discount,
      discountCode: order.totals.offer?.code ?? null,
      discountCodeId: order.totals.offer?.codeId ?? null,
      shipping: order.totals.shipping,
      total: order.totals.total,
      shipmentAddress: await addressText(tx, cart.addressId, lang),
      giftId: (await nextGift(tx, userId))?.id ?? null,
    };
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const [snapshot] = await tx
      .insert(checkoutSnapshots)
      .values({ cartId, userId, fingerprint, ...content })
      .onConflictDoUpdate({
        target: [checkoutSnapshots.cartId, checkoutSnapshots.fingerprint],
        set: { fingerprint: sql`excluded.fingerprint` },
      })
      .returning();
    if (!snapshot) throw new Error('A snapshot was not stored.');
    await promise(tx, snapshot);
    return snapshot;
  });
}

/**
 * The same for a shopper who has seen a total on the page.
 * @throws Refusal as `snapshotCart`; 409 `total_changed` when the cart comes to another one by now
 */
export async function snapshotAsSeen(
  db: Database,
  userId: number,
  { cart_id: cartId, total: seen }: { readonly cart_id: string; readonly total?: number },
  lang: Language,
): Promise<Snapshot> {
  const snapshot = await snapshotCart(db, userId, cartId, lang);
  const { total, currency } = snapshot;
  if (seen !== undefined && seen !== amountOf(total))
    throw new Refusal(409, 'total_changed', { total: moneyText(total, currency) });
  return snapshot;
}

function requireAvailable({ cart, lines }: PricedCart, lang: Language): void {
  if (lines.length === 0) throw new Refusal(400, 'checkout_empty');
  for (const { listPrice, available, quantity, name, size } of lines) {
    if (listPrice === null) throw new Refusal(409, 'currency_unavailable', { currency: cart.currency });
    if (available < quantity) throw new Refusal(409, 'out_of_stock', { name: name[lang], size, left: available });
  }
}

async function requireDateOfBirth(tx: Queryable, userId: number): Promise<void> {
  const [user] = await tx.select({ dateBirth: users.dateBirth }).from(users).where(eq(users.id, userId));
  if (!user?.dateBirth) throw new Refusal(400, 'checkout_date_birth');
}

/** The address as it is written on the parcel. */
async function addressText(tx: Queryable, addressId: number | null, lang: Language): Promise<string> {
  if (addressId === null) throw new Refusal(400, 'checkout_address');
  const [row] = await tx
    .select({ address: addresses, country: countries.name })
    .from(addresses)
    .leftJoin(countries, eq(countries.id, addresses.countryId))
    .where(eq(addresses.id, addressId));
  if (!row) throw new Refusal(400, 'checkout_address');
  const { line, line2, postalCode, city, details } = row.address;
  const parts = [line, line2, `${postalCode} ${city}`, row.country?.[lang] ?? '', details];
  return parts.filter((part) => part !== '').join(', ');
}

async function promise(tx: Queryable, { id, cartId, lines }: Snapshot): Promise<void> {
  const expiresAt = new Date(Date.now() + reservedFor);
  await tx.delete(reservations).where(eq(reservations.cartId, cartId));
  await tx
    .insert(reservations)
    .values(lines.map(({ sizeId, quantity }) => ({ cartId, snapshotId: id, sizeId, quantity, expiresAt })));
}
