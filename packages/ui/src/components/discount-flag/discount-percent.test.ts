import { describe, expect, it } from 'vitest';
import { discountPercent } from './discount-percent.ts';

describe('discountPercent', () => {
  it('keeps a whole percent whole', () => {
    expect(discountPercent(69000, 58650)).toBe(15);
    expect(discountPercent(100, 50)).toBe(50);
  });

  it('rounds down, never up', () => {
    expect(discountPercent(1000, 801)).toBe(19);
  });

  it('is nothing where the offer saves nothing', () => {
    expect(discountPercent(1000, 1000)).toBe(0);
    expect(discountPercent(1000, 1200)).toBe(0);
    expect(discountPercent(0, 0)).toBe(0);
  });
});
