import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

test('@LANG-1 a first visit is in Spanish and MXN', () => {
  expect(localeOf({ asked: null, language: null, currency: null })).toEqual({ lang: 'es', currency: 'MXN' });
});

test('@LANG-4 language and currency are kept, each by itself', () => {
  expect(localeOf({ asked: null, language: 'en', currency: 'MXN' })).toEqual({ lang: 'en', currency: 'MXN' });
  expect(localeOf({ asked: null, language: 'en', currency: null })).toEqual({ lang: 'en', currency: 'USD' });
});

test('@LANG-2 an address that asks for another language brings its currency', () => {
  expect(localeOf({ asked: { lang: 'en', currency: null }, language: null, currency: null })).toEqual({
    lang: 'en',
    currency: 'USD',
  });
  expect(localeOf({ asked: { lang: 'en', currency: null }, language: 'es', currency: 'MXN' })).toEqual({
    lang: 'en',
    currency: 'USD',
  });
});

test('an address that asks for the chosen or an unknown language changes nothing', () => {
  expect(localeOf({ asked: { lang: 'en', currency: null }, language: 'en', currency: 'MXN' })).toEqual({
    lang: 'en',
    currency: 'MXN',
  });
  expect(localeOf({ asked: { lang: 'fr', currency: 'eur' }, language: 'en', currency: 'USD' })).toEqual({
    lang: 'en',
    currency: 'USD',
  });
});

test('@LANG-4 an address can ask for a currency', () => {
  const asked = { lang: 'en', currency: 'mxn' };
  expect(localeOf({ asked, language: null, currency: null })).toEqual({ lang: 'en', currency: 'MXN' });
  expect(localeOf({ asked, language: 'en', currency: 'USD' })).toEqual({ lang: 'en', currency: 'MXN' });
});
