import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const shown = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ');

describe('pageWindow', () => {
  it('shows all of up to seven pages', () => {
    expect(shown(1, 1)).toBe('1');
    expect(shown(3, 7)).toBe('1 2 3 4 5 6 7');
  });

  it.each([
    [1, '1 2 3 4 5 … 20'],
    [4, '1 2 3 4 5 … 20'],
    [5, '1 … 4 5 6 … 20'],
    [16, '1 … 15 16 17 … 20'],
    [17, '1 … 16 17 18 19 20'],
    [20, '1 … 16 17 18 19 20'],
  ])('keeps page %i among its neighbours', (page, expected) => {
    expect(shown(page, 20)).toBe(expected);
  });
});
