import type { Answer, ProductEntry } from '@obsidiana/contract';
import { productsPerPage, type SortOrder } from '@obsidiana/contract/rules';
import { mutationOptions } from '@tanstack/react-query';
import type { Api, Input } from '../client.ts';
import { keyOf, read, refetch, sharing, write } from './query.ts';

export const headerCategories = (api: Api) => read(api, 'headerCategories', {});
export const homeCategories = (api: Api) => read(api, 'homeCategories', {});
export const categoryDetail = (api: Api, uri: string) => read(api, 'categoryDetail', { query: { uri } });

/** What narrows and orders a list; amounts in the currency that is shown. */
export interface ListChoice {
  readonly collectionId?: number | undefined;
  /** Letters; in stock in one of them. */
  readonly sizes?: readonly string[] | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly onOffer?: boolean | undefined;
  readonly available?: boolean | undefined;
  readonly sort?: SortOrder | undefined;
  /** Whether the answer counts what each further choice would leave. */
  readonly facets?: boolean | undefined;
}

export interface ListedProducts extends ListChoice {
  readonly subcategory: string;
  readonly page: number;
}

/** One page of a subcategory, from page 1. */
export const subcategoryProducts = (api: Api, { subcategory, page, ...choice }: ListedProducts) =>
  read(api, 'searchProducts', { query: { subcategory_uri: subcategory, ...listQuery(page, choice) } });

/** One page of what a term finds, from page 1. */
export const searchProducts = (api: Api, search: string, page: number, choice: ListChoice = {}) =>
  read(api, 'searchProducts', { query: { search, ...listQuery(page, choice) } });

/** Products and categories that what has been typed so far may be meant for. */
export const suggestions = (api: Api, search: string) => read(api, 'suggestions', { query: { search } });

/** Only what was chosen: equal choices have equal keys. */
function listQuery(page: number, choice: ListChoice): Input<'searchProducts'>['query'] {
  const { collectionId, sizes = [], priceMin, priceMax, onOffer, available, sort, facets } = choice;
  return {
    ...(collectionId !== undefined && { collection_id: collectionId }),
    ...(sizes.length > 0 && { size: [...sizes] }),
    ...(priceMin !== undefined && { price_min: priceMin }),
    ...(priceMax !== undefined && { price_max: priceMax }),
    ...(onOffer && { on_offer: true }),
    ...(available && { available: true }),
    ...(sort && { sort }),
    ...(facets && { facets: true }),
    page: String(page),
    per_page: productsPerPage,
  };
}

export const homeProducts = (api: Api) => read(api, 'homeProducts', {});
/** What goes well with a cart, or the newest without one. */
export const otherProducts = (api: Api, cartId?: string) =>
  read(api, 'otherProducts', { query: cartId === undefined ? {} : { cart_id: cartId } });
export const productDetail = (api: Api, uri: string) => read(api, 'productDetail', { query: { uri } });
export const wishlist = (api: Api) => read(api, 'wishlist', {});

export const createStockAlert = (api: Api) => write(api, 'createStockAlert');

export interface FavoriteChange {
  readonly product: ProductEntry;
  readonly favorite: boolean;
}

type Wishlist = Answer<'wishlist'>;

/** Adds to or takes from the wishlist: at once on screen, and undone there when the server refuses. */
export const setFavorite = (api: Api) => {
  const queryKey = keyOf(api, 'wishlist', {});
  return mutationOptions({
    mutationKey: ['setFavorite'],
    // One heart after the other, so that the last press of each is the one that stays.
    scope: { id: 'wishlist' },
    meta: sharing(['wishlist']),
    mutationFn: ({ product, favorite }: FavoriteChange) =>
      api.call('setFavorite', { body: { product_id: product.id, status: favorite } }),
    async onMutate(change, { client }) {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Wishlist>(queryKey, (list) => list && changed(list, change));
    },
    onError(_error, change, _kept, { client }) {
      client.setQueryData<Wishlist>(
        queryKey,
        (list) => list && changed(list, { ...change, favorite: !change.favorite }),
      );
    },
    async onSettled(_answer, _error, _change, _kept, { client }) {
      // What the last of several presses leaves is read, not what they pass through.
      if (client.isMutating({ mutationKey: ['setFavorite'] }) === 1) await refetch(client, ['wishlist']);
    },
  });
};

function changed(list: Wishlist, { product, favorite }: FavoriteChange): Wishlist {
  const others = list.filter(({ id }) => id !== product.id);
  return favorite ? [{ ...product, favorite }, ...others] : others;
}
