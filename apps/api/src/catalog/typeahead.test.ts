import { expect, it } from 'vitest';
import { testShop } from '../testing.ts';

const { call } = await testShop({ seeded: true });

const suggest = async (search: string, query: { lang?: 'es' | 'en'; currency?: 'mxn' | 'usd' } = {}) =>
  (await call('suggestions', { query: { search, ...query } })).body;

it('suggests products and categories while a word is being typed, with what a line of a menu shows @SRCH-3', async () => {
  const { products, categories } = await suggest('kim');
  expect(products).toHaveLength(6);
  for (const product of products) {
    expect(product.name.toLowerCase()).toContain('kimono');
    expect(product.image).toMatch(/^\/media\/.+\/640\.webp$/);
    expect(product.price).toBeGreaterThan(0);
  }
  expect(categories).toEqual([
    { name: 'Kimonos', category: 'Kimonos', category_uri: 'kimonos', subcategory_uri: null },
  ]);
  expect((await suggest('cort', { lang: 'en' })).categories).toContainEqual({
    name: 'Straight cut',
    category: 'Kimonos',
    category_uri: 'kimonos',
    subcategory_uri: 'kimonos-corte-recto',
  });
});

it('forgives as the search does, and speaks the asked language and currency @SRCH-3 @LANG-1', async () => {
  const [es, en] = [await suggest('kimno'), await suggest('KÍMONO', { lang: 'en', currency: 'usd' })];
  expect(en.products.map(({ id }) => id)).toEqual(es.products.map(({ id }) => id));
  const { body } = await call('productDetail', {
    query: { uri: en.products[0]?.uri ?? '', lang: 'en', currency: 'usd' },
  });
  expect(en.products[0]).toMatchObject({ name: body.name, price: body.price });
});

it('begins with what the search finds first', async () => {
  const { body } = await call('searchProducts', { query: { search: 'malaquita' } });
  const { products } = await suggest('malaquita');
  expect(products.map(({ id }) => id)).toEqual(body.products.slice(0, 6).map(({ id }) => id));
});

it.each(['', 'k', ' k ', 'qqqqzzzz', '%', "'; --", '\u0000', '😀', 'x'.repeat(2000)])(
  'has nothing for %j @API-2',
  async (typed) => {
    expect(await suggest(typed)).toEqual({ products: [], categories: [] });
  },
);
