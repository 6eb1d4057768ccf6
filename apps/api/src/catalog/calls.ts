import type { Context } from '../context.ts';
import type { Handlers } from '../http/calls.ts';
import { say } from '../http/messages.ts';
import { categoryDetail, headerCategories, homeCategories } from './categories.ts';
import { productDetail } from './detail.ts';
import { entriesOf } from './entries.ts';
import { productFeed } from './feed.ts';
import { searchProducts } from './lists.ts';
import { besideCartIds, newestIds } from './suggestions.ts';
import { suggestionsFor } from './typeahead.ts';
import { createStockAlert, favoriteIds, setFavorite } from './wishes.ts';

export function catalogCalls(context: Context): Handlers {
  const { db } = context;
  return {
    headerCategories: ({ lang }) => headerCategories(db, lang),
    homeCategories: ({ lang }) => homeCategories(db, lang),
    categoryDetail: ({ query, lang }) => categoryDetail(db, query.uri, lang),

    searchProducts: ({ query, ...asked }) => searchProducts(db, query, viewer(asked)),
    feed: ({ query, lang, currency }) => productFeed(db, query, { lang, currency }),
    suggestions: ({ query, lang, currency }) => suggestionsFor(db, query.search, { lang, currency, memberId: null }),
    homeProducts: async (asked) => entriesOf(db, await newestIds(db, asked.currency), viewer(asked)),
    otherProducts: async ({ query: { cart_id: cartId = '' }, ...asked }) => {
      const cart = asked.member && uuid.test(cartId) ? { cartId, memberId: asked.member.id } : null;
      return entriesOf(db, await besideCartIds(db, cart, asked.currency), viewer(asked));
    },
    productDetail: ({ query, ...asked }) => productDetail(db, query.uri, viewer(asked)),

    wishlist: async (asked) => entriesOf(db, await favoriteIds(db, asked.member.id), viewer(asked)),
    setFavorite: async ({ body, member, lang }) => {
      await setFavorite(db, member.id, body.product_id, body.status);
      return { message: say(body.status ? 'favorite_added' : 'favorite_removed', lang) };
    },
    createStockAlert: async ({ body, lang, ip }) => {
      await createStockAlert(context, body, lang, ip);
      return { message: say('alert_saved', lang) };
    },
  };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Asked = Pick<Parameters<NonNullable<Handlers['homeProducts']>>[0], 'lang' | 'currency' | 'member'>;

function viewer({ lang, currency, member }: Asked) {
  return { lang, currency, memberId: member?.id ?? null };
}
