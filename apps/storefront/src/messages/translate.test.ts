import { languages } from '@obsidiana/contract/rules';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { translator as i18next } from './i18next.ts';
import { type MessageKey, translator } from './translate.ts';

const messages = { es, en };

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
    expect(translator('en', en)('cart.size', { size: '<b>& {count}' })).toBe('Size <b>& {count}');
  });

  it('are the same in the browser as on the server, each of them', () => {
    for (const lang of languages) {
      const [browser, server] = [translator(lang, messages[lang]), i18next(lang, messages[lang])];
      for (const [form, text] of Object.entries(messages[lang])) {
        const key = form.replace(/_(one|other)$/, '') as MessageKey;
        const names = text.match(/(?<=\{)\w+/g) ?? [];
        const words = Object.fromEntries(names.map((name) => [name, `Ágata <${name}>`]));
        for (const count of [0, 1, 2, 12_345]) {
          expect(browser(key, { ...words, count })).toBe(server(key, { ...words, count }));
        }
      }
    }
  });
});
