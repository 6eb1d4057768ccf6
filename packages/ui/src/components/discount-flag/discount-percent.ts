/**
 * By how many whole percent an offer is below a price, both in minor units; rounded down, so that the shop never
 * promises more than it gives. 0 where the offer saves nothing.
 */
export function discountPercent(price: number, offer: number): number {
  if (price <= 0 || offer >= price) return 0;
  return Math.floor(((price - offer) * 100) / price);
}
