import { describe, expect, it } from 'vitest';
import { testCards } from '../cards.ts';
import {
  brandOf,
  checkCvc,
  checkExpiry,
  checkNumber,
  digitsOf,
  expiryOf,
  formatExpiry,
  formatNumber,
  isLuhn,
} from './card.js';

describe('numbers', () => {
  it('of all test cards are right, and one digit off is wrong', () => {
    for (const { number } of testCards) expect(checkNumber(number), number).toBeUndefined();
    expect(isLuhn('4242424242424241')).toBe(false);
    expect(checkNumber('4242424242424241')).toBe('invalid_number');
    expect(checkNumber('424242424242424')).toBe('incomplete_number');
  });

  it('are grouped as on the card, also while they are typed', () => {
    expect(formatNumber('42424')).toBe('4242 4');
    expect(formatNumber('42424242424242429999')).toBe('4242 4242 4242 4242');
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatNumber('')).toBe('');
    expect(digitsOf(' 4242-4242x')).toBe('42424242');
  });

  it('tell the brand from their first digits', () => {
    expect(['4', '55', '2223', '37', '6011', '9', ''].map(brandOf)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'amex',
      'discover',
      'unknown',
      'unknown',
    ]);
  });
});

describe('dates', () => {
  it.each([
    ['1', '1'],
    ['5', '05 / '],
    ['12', '12 / '],
    ['1/', '01 / '],
    ['1230', '12 / 30'],
    ['12/2030', '12 / 30'],
    ['2030-12', '12 / 30'],
    ['12 / 305', '12 / 30'],
  ])('%j becomes %j', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

  it('can be deleted back over the separator', () => {
    expect(formatExpiry('12 / 3', true)).toBe('12 / 3');
    expect(formatExpiry('12 /', true)).toBe('12');
    expect(formatExpiry('1', true)).toBe('1');
  });

  it('are checked against today', () => {
    const today = new Date(2026, 10, 21);
    expect(expiryOf('11 / 26')).toEqual({ month: 11, year: 2026 });
    expect(checkExpiry('11 / 26', today)).toBeUndefined();
    expect(checkExpiry('10 / 26', today)).toBe('invalid_expiry_month_past');
    expect(checkExpiry('11 / 25', today)).toBe('invalid_expiry_year_past');
    expect(checkExpiry('13 / 30', today)).toBe('invalid_expiry_month');
    expect(checkExpiry('12 / 99', today)).toBe('invalid_expiry_year');
    expect(checkExpiry('12', today)).toBe('incomplete_expiry');
  });
});

it('the code has three digits, or four with American Express', () => {
  expect(checkCvc('123', '4242')).toBeUndefined();
  expect(checkCvc('12', '4242')).toBe('incomplete_cvc');
  expect(checkCvc('123', '3782')).toBe('incomplete_cvc');
});
