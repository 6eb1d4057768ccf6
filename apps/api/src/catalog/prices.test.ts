import { describe, expect, it } from 'vitest';
import { shownPrices, shownSizePrices } from './prices.ts';

const span = (lowest: number, highest: number, lowestNow = lowest, highestNow = highest) => ({
  lowest,
  highest,
  lowestNow,
  highestNow,
});

describe('prices as shown @CARD-4 @PDP-5', () => {
  it('has one price and no range when all sizes cost the same', () => {
    expect(shownPrices(span(129950, 129950))).toEqual({
      price: 1299.5,
      price_range: null,
      price_offer: null,
      offer_price_range: null,
    });
  });

  it('begins at the cheapest size and gives the range beside it', () => {
    expect(shownPrices(span(69000, 89000))).toMatchObject({ price: 690, price_range: '690.00 - 890.00' });
  });

  it('announces an offer that all sizes have', () => {
    expect(shownPrices(span(90000, 90000, 80000, 80000))).toMatchObject({ price_offer: 800, offer_price_range: null });
  });

  it('gives the range of what the sizes cost now when only some are lowered', () => {
    expect(shownPrices(span(90000, 90000, 80000, 90000))).toMatchObject({
      price_offer: 800,
      offer_price_range: '800.00 - 900.00',
    });
  });

  it('announces no offer that leaves the beginning price as it is', () => {
    expect(shownPrices(span(50000, 90000, 50000, 80000))).toMatchObject({ price_offer: null, offer_price_range: null });
  });

  it('gives a size its own prices only where it differs, and then both @PDP-10', () => {
    const product = span(90000, 120000, 80000, 120000);
    expect(shownSizePrices({ price: 90000, offer: 80000 }, product)).toEqual({ price: null, price_offer: null });
    expect(shownSizePrices({ price: 90000, offer: null }, product)).toEqual({ price: 900, price_offer: null });
    expect(shownSizePrices({ price: 120000, offer: 110000 }, product)).toEqual({ price: 1200, price_offer: 1100 });
  });
});
