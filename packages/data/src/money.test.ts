import { expect, test } from 'vitest';
import { percentOff, pricingOf, toMinor } from './money.ts';

test('amounts of the wire become whole cents', () => {
  expect([1299.5, '1299.50', '1,299.5', 0.1 + 0.2, 19.99, '0'].map(toMinor)).toEqual([
    129950, 129950, 129950, 30, 1999, 0,
  ]);
});

test('@LANG-5 empty or unreadable amounts are 0', () => {
  expect([null, undefined, '', 'pronto', Number.NaN].map(toMinor)).toEqual([0, 0, 0, 0, 0]);
});

test('@CARD-4 a price, a range, and the offer of each', () => {
  expect(pricingOf({ price: 690, price_range: null, price_offer: null })).toEqual({
    price: { least: 69000, most: 69000 },
    offer: null,
  });
  expect(
    pricingOf({ price: 540, price_range: '540 - 620', price_offer: 459, offer_price_range: '459.00 - 527.00' }),
  ).toEqual({ price: { least: 54000, most: 62000 }, offer: { least: 45900, most: 52700 } });
});

test('@CARD-4 the discount label counts whole percents', () => {
  expect(percentOff(pricingOf({ price: 1799, price_offer: 1529.15 }))).toBe(15);
  expect(percentOff(pricingOf({ price: 1799 }))).toBe(0);
});
