import { orders, refetch } from '@obsidiana/data';
import { apiIn, currentLocale, shop } from './shop.ts';

/** The bag became an order: this browser forgets it, and asks anew for what changed with it. */
export async function forgetCart(): Promise<void> {
  const { session, cache } = shop();
  for (const key of ['cartId', 'cart', 'pendingItem', 'paymentIntent'] as const) session.set(key, null);
  await refetch(cache, ['activeCart', 'orders', 'userData', 'productDetail']);
  void cache.prefetchQuery(orders(apiIn(currentLocale())));
}
