/** A price in minor units (cents): one amount, or the least and the most of a range. */
export interface Price {
  readonly least: number;
  readonly most: number;
}

export interface Pricing {
  readonly price: Price;
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
    price: rangeOf(wire.price_range, wire.price),
    offer: hasOffer ? rangeOf(wire.offer_price_range, wire.price_offer) : null,
  };
}

/** Whole percents that an offer takes off, from the lower ends of both prices; 0 without an offer. */
export function percentOff({ price, offer }: Pricing): number {
  return offer && price.least > 0 ? Math.round((1 - offer.least / price.least) * 100) : 0;
}

/** A range is text of the form "min - max". */
function rangeOf(range: string | null | undefined, single: number | string | null | undefined): Price {
  const [least, most] = (range ?? '').split(/\s*[-–]\s*/).map(toMinor);
  if (least && most) return { least, most };
  const amount = toMinor(single);
  return { least: amount, most: amount };
}
