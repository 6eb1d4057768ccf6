import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it('writes minor units as whole units in the language of the page', () => {
    expect(formatMoney(129900, 'MXN', 'es-MX')).toEqual({ value: '1299.00', amount: '$1,299.00' });
    expect(formatMoney(6950, 'USD', 'en-US')).toEqual({ value: '69.50', amount: '$69.50' });
  });

  it('shows one sign for both currencies in both languages, because the code tells them apart', () => {
    expect(formatMoney(100, 'USD', 'es-MX').amount).toBe('$1.00');
    expect(formatMoney(100, 'MXN', 'en-US').amount).toBe('$1.00');
  });

  it.each([null, undefined, Number.NaN])('@LANG-5 shows an empty amount (%s) as zero', (empty) => {
    expect(formatMoney(empty, 'MXN', 'es-MX')).toEqual({ value: '0.00', amount: '$0.00' });
  });

  it('takes the digits from the currency', () => {
    expect(formatMoney(1299, 'JPY', 'en-US')).toEqual({ value: '1299', amount: '¥1,299' });
  });

  it('refuses a currency that does not exist', () => {
    expect(() => formatMoney(1, 'PESOS', 'es-MX')).toThrow(RangeError);
  });
});
