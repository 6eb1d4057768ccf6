import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { translator } from './translate.ts';

describe('texts @LANG-1', () => {
  it('have the same keys in both languages, and no empty one', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(es).toSorted());
    expect([...Object.values(es), ...Object.values(en)].filter((text) => text.trim() === '')).toEqual([]);
  });

  it('fill in what they are given, and choose the plural of the language', () => {
    const t = translator('es', es);
    expect(t('cart.size', { size: 'M' })).toBe('Talla M');
    expect(t('cart.pieces', { count: 1 })).toBe('1 pieza');
    expect(t('cart.pieces', { count: 1200 })).toBe('1,200 piezas');
    expect(translator('en', en)('cart.pieces', { count: 2 })).toBe('2 pieces');
  });

  it('leave what a person typed as it is', () => {
    expect(translator('en', en)('cart.size', { size: '<b>&' })).toBe('Size <b>&');
  });
});
