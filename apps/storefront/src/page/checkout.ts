import { activeCart, cartOrder } from '@obsidiana/data';
import { replace } from 'react-router';
import { leaveDetour } from '../browser/detour.ts';
import { apiIn, currentLocale, shop } from '../browser/shop.ts';
import { loadTexts } from '../messages/index.ts';
import type { MessageKey } from '../messages/translate.ts';
import { to } from '../paths.ts';
import { membersOnly } from './members-only.ts';

/**
 * The `clientLoader` of a checkout step: it needs a bag that can be bought and, after the first step, an address;
 * otherwise it leads back to the first step that lacks something.
 */
export function checkoutStep(title: MessageKey, { needsAddress }: { readonly needsAddress: boolean }) {
  return async ({ request }: { readonly request: Request }) => {
    membersOnly(request);
    const { cache } = shop();
    const api = apiIn(currentLocale());
    const t = await loadTexts(api.lang);
    const cart = await cache.fetchQuery({ ...activeCart(api), staleTime: 0 });
    const short = cart.products.some(({ quantity, stock }) => quantity > stock);
    if (cart.id === null || cart.products.length === 0 || short) {
      leaveDetour(short ? 'detour.short' : 'detour.empty');
      throw replace(to('cart'));
    }
    const order = await cache.fetchQuery({ ...cartOrder(api, cart.id), staleTime: 0 });
    if (needsAddress && order.address_id === null) {
      leaveDetour('detour.address');
      throw replace(to('checkoutShipping'));
    }
    return { head: { title: t(title), hidden: true }, cartId: cart.id };
  };
}
