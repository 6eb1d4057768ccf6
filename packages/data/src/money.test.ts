import { expect, test } from 'vitest';
import { leastOf, pricingOf, pricingOfSize, toMinor } from './money.ts';

test('amounts of the wire become whole cents', () => {
  expect([1299.5, '1299.50', '1,299.5', 0.1 + 0.2, 19.99, '0'].map(toMinor)).toEqual([
    129950, 129950, 129950, 30, 1999, 0,
  ]);
});

test('@LANG-5 empty or unreadable amounts are 0', () => {
  expect([null, undefined, '', 'pronto', Number.NaN].map(toMinor)).toEqual([0, 0, 0, 0, 0]);
});

test('@CARD-4 a price, a range, and the offer of each', () => {
  expect(pricingOf({ price: 690, price_range: null, price_offer: null })).toEqual({ amount: 69000, offer: null });
  expect(
    pricingOf({ price: 540, price_range: '540 - 620', price_offer: 459, offer_price_range: '459.00 - 527.00' }),
  ).toEqual({ amount: { min: 54000, max: 62000 }, offer: { min: 45900, max: 52700 } });
});

test("@PDP-10 a chosen size has its own price and offer, else the product's", () => {
  const product = { price: 540, price_offer: 459 };
  expect(pricingOfSize(product, { price: null, price_offer: null })).toEqual({ amount: 54000, offer: 45900 });
  expect(pricingOfSize(product, { price: 620, price_offer: 527 })).toEqual({ amount: 62000, offer: 52700 });
  expect(pricingOfSize(product, { price: 620, price_offer: null })).toEqual({ amount: 62000, offer: null });
});

test('the lowest that is paid for certain', () => {
  expect([leastOf(69000), leastOf({ min: 54000, max: 62000 })]).toEqual([69000, 54000]);
});
