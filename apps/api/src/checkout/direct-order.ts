import { and, eq } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import type { Database, Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { placeOrder } from '../orders/place.ts';
import { canHave } from '../orders/stock.ts';
import { orders } from '../orders/tables.ts';
import type { HandName } from './provider.ts';
import type { Snapshot } from './snapshot.ts';
import { payments } from './tables.ts';

type Method = HandName | 'free';

/**
 * Makes a cart's order unless it has become one by these methods already, be it in this moment by another press.
 * @throws what `make` does, when there is no such order
 * @returns its number
 */
export async function orderOnce(
  db: Database,
  cart: { readonly userId: number; readonly cartId: string },
  methods: readonly Method[],
  make: () => Promise<number>,
): Promise<number> {
  const before = await directOrderOf(db, cart, methods);
  if (before !== null) return before;
  try {
    return await make();
  } catch (error) {
    const faster = error instanceof Refusal ? await directOrderOf(db, cart, methods) : null;
    if (faster === null) throw error;
    return faster;
  }
}

async function directOrderOf(
  db: Database,
  { userId, cartId }: { readonly userId: number; readonly cartId: string },
  methods: readonly Method[],
): Promise<number | null> {
  const [found] = await db
    .select({ id: orders.id, method: payments.provider })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(and(eq(orders.cartId, cartId), eq(orders.userId, userId)));
  return found && methods.some((method) => method === found.method) ? found.id : null;
}

/**
 * Makes an order for which no provider has to be asked: nothing is to be paid, or the money comes by hand.
 * @throws Refusal 409 when the cart is an order already, or its pieces are gone
 * @returns its number
 */
export async function orderDirectly(
  tx: Queryable,
  snapshot: Snapshot,
  method: Method,
  status: 'paid' | 'pending_payment',
): Promise<number> {
  const { id: snapshotId, cartId, userId } = snapshot;
  const [cart] = await tx.select({ closedAt: carts.closedAt }).from(carts).where(eq(carts.id, cartId)).for('update');
  if (!cart || cart.closedAt) throw new Refusal(409, 'cart_closed');
  if (!(await canHave(tx, snapshot))) throw new Refusal(409, 'checkout_unavailable');
  const [payment] = await tx
    .insert(payments)
    .values({ ...{ cartId, userId, snapshotId }, provider: method, providerRef: snapshotId, checkAt: new Date() })
    .returning({ id: payments.id });
  if (!payment) throw new Error('A payment was not stored.');
  return placeOrder(tx, snapshot, payment.id, status);
}
