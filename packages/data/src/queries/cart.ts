import type { Cart } from '@obsidiana/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { changeCart } from '../cart.ts';
import type { Api } from '../client.ts';
import { keyOf, read, refetch, sharing, write } from './query.ts';

/**
 * The cart in the API's currency. One that was left in another (before a login, on another device, by a language that
 * was switched) is brought to it first: its amounts are in its own.
 */
export const activeCart = (api: Api) => {
  const { queryKey, staleTime } = read(api, 'activeCart', {});
  return queryOptions({
    queryKey,
    staleTime,
    queryFn: async ({ signal, client }): Promise<Cart> => {
      const cart = await api.call('activeCart', { signal });
      if (cart.id === null || cart.currency === api.currency) return cart;
      await api.call('setCartCurrency', { body: { cart_id: cart.id, currency: api.currency } });
      void refetch(client, shown);
      return api.call('activeCart', { signal });
    },
  });
};
export const myCartOrder = (api: Api, id: string) => read(api, 'myCartOrder', { query: { id } });
/** The cart before payment: with the gift that rides along. */
export const cartOrder = (api: Api, id: string) => read(api, 'cartOrder', { query: { id } });

const shown = ['myCartOrder', 'cartOrder', 'otherProducts'] as const;

/** Sets how many pieces of a product's size the cart holds; 0 takes the line out. */
export const setCartLine = (api: Api) => {
  const queryKey = keyOf(api, 'activeCart', {});
  return mutationOptions({
    mutationKey: ['setCartLine'],
    meta: sharing(['activeCart', ...shown]),
    // One change after the other: each is made from the list that the one before left.
    scope: { id: 'cart' },
    mutationFn: async (line: { id: number; size_id: number; quantity: number }, { client }) => {
      const cart = await client.ensureQueryData(activeCart(api));
      return changeCart(api, cart, line);
    },
    onMutate: (_line, { client }) => client.cancelQueries({ queryKey }),
    onSuccess(cart, _line, _before, { client }) {
      client.setQueryData(queryKey, cart);
      return refetch(client, shown);
    },
    onError: (_error, _line, _before, { client }) => refetch(client, ['activeCart', ...shown]),
  });
};

export const setCartCurrency = (api: Api) => write(api, 'setCartCurrency', ['activeCart', ...shown]);
export const setCartAddress = (api: Api) => write(api, 'setCartAddress', ['activeCart', 'cartOrder', 'myCartOrder']);
export const applyDiscountCode = (api: Api) =>
  write(api, 'applyDiscountCode', ['activeCart', 'cartOrder', 'myCartOrder']);
