/** In minor units (cents): one amount, or the least and the most where sizes differ. */
export type Price = number | { readonly min: number; readonly max: number };

export interface Pricing {
  readonly amount: Price;
  /** What is paid instead while an offer holds. */
  readonly offer: Price | null;
}

/** Minor units (cents) of a decimal amount as the wire carries it; 0 for an empty or unreadable one. */
export function toMinor(amount: number | string | null | undefined): number {
  const value = typeof amount === 'string' ? Number(amount.replaceAll(/[\s,]/g, '')) : amount;
  return value && Number.isFinite(value) ? Math.round(value * 100) : 0;
}

/** The prices of a product or a size, ready to be shown. */
export function pricingOf(wire: {
  readonly price: number | string | null;
  readonly price_range?: string | null;
  readonly price_offer?: number | string | null;
  readonly offer_price_range?: string | null;
}): Pricing {
  const hasOffer = toMinor(wire.price_offer) > 0 || Boolean(wire.offer_price_range);
  return {
    amount: priceOf(wire.price_range, wire.price),
    offer: hasOffer ? priceOf(wire.offer_price_range, wire.price_offer) : null,
  };
}

type SizeWire = { readonly price: number | string | null; readonly price_offer: number | string | null };

/**
 * What a product costs once a size is chosen: the size's own price and offer, else the product's. A size with a price
 * of its own and no offer has none, whatever the product announces.
 */
export function pricingOfSize(product: SizeWire, size: SizeWire): Pricing {
  const own = size.price !== null;
  return pricingOf({
    price: size.price ?? product.price,
    price_offer: size.price_offer ?? (own ? null : product.price_offer),
  });
}

/** The lowest that is paid for certain. */
export function leastOf(price: Price): number {
  return typeof price === 'number' ? price : price.min;
}

/** A range is text of the form "min - max". */
function priceOf(range: string | null | undefined, single: number | string | null | undefined): Price {
  const [min, max] = (range ?? '').split(/\s*[-–]\s*/).map(toMinor);
  return min && max ? { min, max } : toMinor(single);
}
