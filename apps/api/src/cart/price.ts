import type { Currency } from '@obsidiana/contract';

/** What lowers a cart's goods: a member's code, or the welcome offer. Either a percentage or an amount in minor units. */
export interface Offer {
  /** As shown beside the discount. */
  readonly code: string;
  /** Null for the welcome offer. */
  readonly codeId: number | null;
  readonly value: { readonly percent: number } | { readonly amount: number };
}

/** Flat, and free from a total of goods. Minor units. */
export interface ShippingRule {
  readonly price: number;
  readonly freeFrom: number;
}

/** Minor units: total = subtotal − discount + shipping. */
export interface Totals {
  readonly subtotal: number;
  readonly discount: number;
  /** The offer that holds, if one does. */
  readonly offer: Offer | null;
  readonly shipping: number;
  readonly total: number;
  /** Units, not lines. */
  readonly articles: number;
}

interface PricedLine {
  readonly price: number;
  readonly quantity: number;
}

export const goodsOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/**
 * What a cart costs. Offers do not add up: the best one holds, the first of equals. A percentage is taken of the goods as
 * a whole and rounded half up to the minor unit, once. Shipping is free from a total of goods before the discount, so
 * that a code never makes shipping appear.
 */
export function totalsOf(lines: readonly PricedLine[], offers: readonly Offer[], rule: ShippingRule): Totals {
  const subtotal = goodsOf(lines);
  const articles = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [best] = offers
    .map((offer) => ({ offer, discount: discountOf(offer, subtotal) }))
    .filter(({ discount }) => discount > 0)
    .sort((a, b) => b.discount - a.discount);
  const discount = best?.discount ?? 0;
  const shipping = articles === 0 || subtotal >= rule.freeFrom ? 0 : rule.price;
  return { subtotal, discount, offer: best?.offer ?? null, shipping, total: subtotal - discount + shipping, articles };
}

/** What an offer takes off the goods, never more than they cost. */
export function discountOf({ value }: Offer, goods: number): number {
  return 'amount' in value ? Math.min(value.amount, goods) : Math.floor((goods * value.percent + 50) / 100);
}

/** Minor units as the decimal amount of the wire: 129950 → 1299.5. */
export const amountOf = (minor: number): number => minor / 100;

/** `$1,299.00 MXN` of minor units. */
export const moneyText = (minor: number, currency: Currency): string => decimalText(amountOf(minor), currency);

/** `$1,299.00 MXN` of a decimal amount. */
export const decimalText = (amount: number, currency: Currency): string => `${money.format(amount)} ${currency}`;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
