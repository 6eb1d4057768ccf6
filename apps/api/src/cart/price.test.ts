import { expect, test } from 'vitest';
import { amountOf, moneyText, type Offer, totalsOf } from './price.ts';

const shipping = { price: 15_000, freeFrom: 200_000 };
const welcome: Offer = { code: 'WELCOME', codeId: null, value: { percent: 10 } };
const code = (value: Offer['value']): Offer => ({ code: 'CODE', codeId: 1, value });

test('@API-4 an empty cart costs nothing, shipping included', () => {
  expect(totalsOf([], [welcome], shipping)).toEqual({
    subtotal: 0,
    discount: 0,
    offer: null,
    shipping: 0,
    total: 0,
    articles: 0,
  });
});

test('@API-4 units are counted, shipping is added and the total adds up', () => {
  const totals = totalsOf([{ price: 64_950, quantity: 2 }], [], shipping);
  expect(totals).toMatchObject({ subtotal: 129_900, shipping: 15_000, total: 144_900, articles: 2 });
});

test('@API-6 a percentage is rounded half up once, of the whole', () => {
  // Ten percent of 0.05, 0.15 and 0.94: line by line it would be 1 + 2 + 9.
  const lines = [5, 15, 94].map((price) => ({ price, quantity: 1 }));
  expect(totalsOf(lines, [welcome], shipping).discount).toBe(11);
  expect(totalsOf([{ price: 115, quantity: 1 }], [welcome], shipping).discount).toBe(12);
  expect(totalsOf([{ price: 114, quantity: 1 }], [welcome], shipping).discount).toBe(11);
});

test('@API-6 a code and the welcome offer do not add up: the better one holds', () => {
  const lines = [{ price: 100_000, quantity: 1 }];
  expect(totalsOf(lines, [welcome, code({ percent: 15 })], shipping)).toMatchObject({
    discount: 15_000,
    offer: { code: 'CODE' },
  });
  expect(totalsOf(lines, [welcome, code({ amount: 5_000 })], shipping)).toMatchObject({
    discount: 10_000,
    offer: { code: 'WELCOME' },
  });
  // The welcome offer is for now or never, a code can wait.
  expect(totalsOf(lines, [welcome, code({ amount: 10_000 })], shipping).offer?.code).toBe('WELCOME');
});

test('@API-6 an amount never takes off more than the goods cost', () => {
  const totals = totalsOf([{ price: 3_000, quantity: 1 }], [code({ amount: 5_000 })], shipping);
  expect(totals).toMatchObject({ discount: 3_000, total: 15_000 });
});

test('shipping is free from its threshold, and a discount does not bring it back', () => {
  expect(totalsOf([{ price: 199_999, quantity: 1 }], [], shipping).shipping).toBe(15_000);
  expect(totalsOf([{ price: 200_000, quantity: 1 }], [welcome], shipping).shipping).toBe(0);
});

test('minor units leave as decimals and are written with their currency', () => {
  expect(amountOf(129_950)).toBe(1299.5);
  expect(moneyText(129_900, 'MXN')).toBe('$1,299.00 MXN');
});
