import type { Api } from '../client.ts';
import { read, write } from './query.ts';

/**
 * Begins the card payment of a cart: never cached, since each asking holds the stock anew.
 * @param total what the shopper has seen; when the cart comes to something else by now, the server refuses
 */
export const stripePayment = (api: Api, cartId: string, total: number) => ({
  ...read(api, 'stripePayment', { query: { cart_id: cartId, total } }),
  staleTime: 0,
  gcTime: 0,
});
export const paypalClientId = (api: Api) => read(api, 'paypalClientId', {});
export const orders = (api: Api) => read(api, 'orders', {});

const paid = ['activeCart', 'myCartOrder', 'cartOrder', 'orders', 'userData', 'productDetail'] as const;

/** Finalises a card payment; asking again answers the same. */
export const settleCard = (api: Api) => write(api, 'stripeIntent', paid);
export const createPaypalOrder = (api: Api) => write(api, 'createPaypalOrder');
/** The page that is shown after it reads again what changed: a bag that is gone has no place on the page before. */
export const capturePaypalOrder = (api: Api) => write(api, 'capturePaypalOrder');
export const manualPayment = (api: Api) => write(api, 'manualPayment');
export const placeFreeOrder = (api: Api) => write(api, 'placeFreeOrder');
