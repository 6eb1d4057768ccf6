import type { Language } from '@obsidiana/contract';
import { moneyText } from '../cart/price.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { orderDirectly, orderOnce } from './direct-order.ts';
import { snapshotCart } from './snapshot.ts';

/**
 * A cart that comes to nothing is an order that is paid. Asking again answers the same.
 * @throws Refusal as `snapshotCart`; 400 when there is something to pay
 * @returns its number
 */
export function placeFreeOrder({ db }: Context, userId: number, cartId: string, lang: Language): Promise<number> {
  return orderOnce(db, { userId, cartId }, ['free'], async () => {
    const snapshot = await snapshotCart(db, userId, cartId, lang);
    const { total, currency } = snapshot;
    if (total !== 0) throw new Refusal(400, 'checkout_not_free', { total: moneyText(total, currency) });
    return db.transaction((tx) => orderDirectly(tx, snapshot, 'free', 'paid'));
  });
}
