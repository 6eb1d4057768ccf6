import type { Cart, CartItem, CartLine } from '@obsidiana/contract';
import type { Api } from './client.ts';
import { ApiError } from './error.ts';

/** The whole list after one change: a line of the same product and size is replaced, a quantity of 0 takes it out. */
export function withLine(products: readonly CartItem[], line: CartLine): CartLine[] {
  const same = (other: CartLine) => other.id === line.id && other.size_id === line.size_id;
  const lines = products.map(({ id, size_id, quantity }) => ({ id, size_id, quantity }));
  const known = lines.some(same);
  return (known ? lines.map((other) => (same(other) ? line : other)) : [...lines, line]).filter(
    ({ quantity }) => quantity > 0,
  );
}

/**
 * Sends one change of the cart; the first creates it. When another tab was quicker (409), the cart is read again
 * and the one change made on what is there now.
 * @throws ApiError, also a second 409: then it is the stock that does not suffice.
 */
export async function changeCart(api: Api, cart: Cart, line: CartLine): Promise<Cart> {
  try {
    return await sendLines(api, cart, withLine(cart.products, line));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    const current = await api.call('activeCart', {});
    if (current.version === cart.version && current.id === cart.id) throw error;
    return sendLines(api, current, withLine(current.products, line));
  }
}

function sendLines(api: Api, { id, version }: Cart, products: CartLine[]): Promise<Cart> {
  if (id === null) return api.call('createCart', { body: { products } });
  return api.call('updateCart', { body: { id, products, version } });
}

/** How many pieces of a product's size a cart holds. */
export function quantityIn(cart: Cart | null | undefined, productId: number, sizeId: number): number {
  return cart?.products.find(({ id, size_id }) => id === productId && size_id === sizeId)?.quantity ?? 0;
}
