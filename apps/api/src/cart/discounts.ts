import type { Currency } from '@obsidiana/contract';
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { checkoutSnapshots, reservations } from '../checkout/tables.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { orders } from '../orders/tables.ts';
import { moneyText, type Offer } from './price.ts';
import { type carts, discountCodes } from './tables.ts';

type Cart = typeof carts.$inferSelect;
export type DiscountCode = typeof discountCodes.$inferSelect;

/** How the welcome offer is shown beside its discount. */
export const welcomeCode = 'WELCOME';

/** What lowers the goods of a cart now. The welcome offer comes first: among equals the code is kept for later. */
export async function offersFor(db: Queryable, cart: Cart, goods: number, welcomePercent: number): Promise<Offer[]> {
  const [welcome, code] = await Promise.all([welcomeOffer(db, cart.userId, welcomePercent), codeOf(db, cart)]);
  const refusal = code && (await codeRefusal(db, code, cart, goods));
  return [...(welcome ? [welcome] : []), ...(code && !refusal ? [offerOf(code, cart.currency)] : [])];
}

/** A percentage of the first order: it holds until there is an order that stands. */
async function welcomeOffer(db: Queryable, userId: number, percent: number): Promise<Offer | null> {
  if (percent === 0) return null;
  const [first] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), stands))
    .limit(1);
  return first ? null : { code: welcomeCode, codeId: null, value: { percent } };
}

async function codeOf(db: Queryable, { discountCodeId }: Cart): Promise<DiscountCode | null> {
  if (discountCodeId === null) return null;
  const [code] = await db.select().from(discountCodes).where(eq(discountCodes.id, discountCodeId));
  return code ?? null;
}

export function offerOf(code: DiscountCode, currency: Currency): Offer {
  const value = code.percent === null ? { amount: code.amounts?.[currency] ?? 0 } : { percent: code.percent };
  return { code: code.code, codeId: code.id, value };
}

/** Why a code does not hold for a cart now, or null. Uses promised to payments under way count as used. */
export async function codeRefusal(
  db: Queryable,
  code: DiscountCode,
  cart: Cart,
  goods: number,
): Promise<Refusal | null> {
  const now = new Date();
  const { currency } = cart;
  if ((code.startsAt && code.startsAt > now) || (code.endsAt && code.endsAt <= now))
    return new Refusal(400, 'code_not_now');
  if (code.amounts && code.amounts[currency] === undefined)
    return new Refusal(400, 'code_other_currency', { currency });
  const minimum = code.minimums[currency] ?? 0;
  if (goods < minimum) return new Refusal(400, 'code_minimum', { minimum: moneyText(minimum, currency) });
  if (code.usesPerMember === null && code.usesInAll === null) return null;
  const { inAll, byMember } = await usesOf(db, code.id, cart);
  const usedUp =
    (code.usesInAll !== null && inAll >= code.usesInAll) ||
    (code.usesPerMember !== null && byMember >= code.usesPerMember);
  return usedUp ? new Refusal(400, 'code_used_up') : null;
}

async function usesOf(db: Queryable, codeId: number, cart: Cart) {
  const promised: SQL<number> = sql`(select count(distinct ${reservations.cartId}) from ${reservations}
    join ${checkoutSnapshots} on ${checkoutSnapshots.id} = ${reservations.snapshotId}
    where ${checkoutSnapshots.discountCodeId} = ${codeId} and ${reservations.expiresAt} > now()
    and ${reservations.cartId} <> ${cart.id})`;
  const [uses] = await db
    .select({
      inAll: sql<number>`(count(*) + ${promised})::integer`,
      byMember: sql<number>`(count(*) filter (where ${orders.userId} = ${cart.userId}))::integer`,
    })
    .from(orders)
    .where(and(eq(orders.discountCodeId, codeId), stands));
  return uses ?? { inAll: 0, byMember: 0 };
}

/** An order that was cancelled or refunded uses nothing up. */
const stands = notInArray(orders.status, ['cancelled', 'refunded']);
