import type { Cart, Order, OrderItem, Product } from '@obsidiana/contract';
import { type Api, ApiError, quantityIn } from '@obsidiana/data';

/** A piece of an earlier order that cannot be put in the bag as it was. */
export interface Shortfall {
  readonly item: OrderItem;
  /** How many of the pieces went in: 0 when it is gone. */
  readonly added: number;
}

/** A line that the bag takes today. */
export interface AgainLine {
  readonly id: number;
  readonly size_id: number;
  /** With what the bag holds of it already. */
  readonly quantity: number;
}

export interface Again {
  readonly lines: readonly AgainLine[];
  readonly shortfalls: readonly Shortfall[];
}

/**
 * What of an order can be bought today, on top of what the bag holds: stock and sizes are those of now.
 * @throws ApiError when the shop cannot be asked
 */
export async function againToday(api: Api, order: Order, cart: Cart): Promise<Again> {
  const items = order.detail.cart_products;
  const products = await Promise.all(
    [...new Set(items.map(({ uri }) => uri))].map(async (uri) => [uri, await productNow(api, uri)] as const),
  );
  return againFrom(items, new Map(products), cart);
}

/** The same, from what is known of the products. */
export function againFrom(
  items: readonly OrderItem[],
  products: ReadonlyMap<string, Product | null>,
  cart: Cart,
): Again {
  const lines: AgainLine[] = [];
  const shortfalls: Shortfall[] = [];
  for (const item of items) {
    const product = products.get(item.uri);
    const size = product?.sizes.find(({ letter }) => letter === item.size);
    const held = product && size ? quantityIn(cart, product.id, size.id) : 0;
    const added = Math.min(item.quantity, Math.max(0, (size?.quantity ?? 0) - held));
    if (product && size && added > 0) lines.push({ id: product.id, size_id: size.id, quantity: held + added });
    if (added < item.quantity) shortfalls.push({ item, added });
  }
  return { lines, shortfalls };
}

/** A product as it is sold now; null when it is not sold any more. */
async function productNow(api: Api, uri: string): Promise<Product | null> {
  try {
    return await api.call('productDetail', { query: { uri } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
