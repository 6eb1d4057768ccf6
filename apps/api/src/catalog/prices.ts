/** What a product's sizes cost in one currency, in minor units. */
export interface PriceSpan {
  readonly lowest: number;
  readonly highest: number;
  /** With the offers. */
  readonly lowestNow: number;
  readonly highestNow: number;
}

/**
 * What a product shows as its price. It begins at the cheapest size; a range stands beside it when the sizes differ.
 * An offer is announced when it lowers what the product begins at; its range is what the sizes cost now.
 */
export function shownPrices({ lowest, highest, lowestNow, highestNow }: PriceSpan) {
  const lowered = lowestNow < lowest;
  return {
    price: decimal(lowest),
    price_range: range(lowest, highest),
    price_offer: lowered ? decimal(lowestNow) : null,
    offer_price_range: lowered ? range(lowestNow, highestNow) : null,
  };
}

/**
 * What one size shows: nothing when it costs what the product shows, else its own price and its own offer. A size with
 * a price of its own and without an offer has none, whatever the product announces.
 */
export function shownSizePrices(size: { readonly price: number; readonly offer: number | null }, product: PriceSpan) {
  const shown = shownPrices(product);
  const own = { price: decimal(size.price), price_offer: size.offer === null ? null : decimal(size.offer) };
  const same = own.price === shown.price && own.price_offer === shown.price_offer;
  return same ? { price: null, price_offer: null } : own;
}

/** Minor units as the wire has them. */
export function decimal(minor: number): number {
  return minor / 100;
}

/** `"690.00 - 890.00"`, or null when both ends are the same. */
function range(from: number, to: number): string | null {
  return from === to ? null : `${decimal(from).toFixed(2)} - ${decimal(to).toFixed(2)}`;
}
