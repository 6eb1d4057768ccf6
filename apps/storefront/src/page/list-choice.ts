import { type SortOrder, sortOrders } from '@obsidiana/contract/rules';
import type { ListChoice } from '@obsidiana/data';

const mostSizes = 30;
const longestLetter = 80;
const mostAsked = 20_000_000;

/** What an address narrows and orders a list by; what cannot be meant is left out. */
export function choiceIn(search: URLSearchParams): ListChoice {
  const sizes = [...new Set(search.getAll('size'))].filter((letter) => letter !== '' && letter.length <= longestLetter);
  return {
    collectionId: whole(search.get('collection_id')),
    sizes: sizes.slice(0, mostSizes),
    priceMin: amount(search.get('price_min')),
    priceMax: amount(search.get('price_max')),
    onOffer: search.get('on_offer') === 'true',
    available: search.get('available') === 'true',
    sort: sortOrders.find((known) => known === search.get('sort')),
  };
}

/** The query of an address that makes a choice, always in the same order, so that equal choices have one address. */
export function searchOf({ collectionId, sizes, priceMin, priceMax, onOffer, available, sort }: ListChoice) {
  return {
    collection_id: collectionId,
    size: sizes,
    price_min: priceMin,
    price_max: priceMax,
    on_offer: onOffer ? 'true' : undefined,
    available: available ? 'true' : undefined,
    sort,
  };
}

/** How many ways a list is narrowed; the order narrows nothing. */
export function narrowings({ collectionId, sizes = [], priceMin, priceMax, onOffer, available }: ListChoice): number {
  const price = priceMin !== undefined || priceMax !== undefined;
  return sizes.length + [collectionId !== undefined, price, onOffer, available].filter(Boolean).length;
}

/** The orders that a list offers; only a search has its best match. */
export function ordersOf(searched: boolean): readonly SortOrder[] {
  return sortOrders.filter((order) => searched || order !== 'relevance');
}

function whole(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= 2_147_483_647 ? value : undefined;
}

function amount(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 && value <= mostAsked ? value : undefined;
}
