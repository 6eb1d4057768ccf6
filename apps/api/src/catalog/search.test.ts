import { describe, expect, it } from 'vitest';
import { testShop } from '../testing.ts';

const { call } = await testShop({ seeded: true });

const search = async (term: string, lang: 'es' | 'en' = 'es') =>
  (await call('searchProducts', { query: { search: term, lang, per_page: 48 } })).body;
const found = async (term: string, lang: 'es' | 'en' = 'es') =>
  (await search(term, lang)).products.map(({ uri }) => uri);

describe('search', () => {
  it('has 16 products a page and tells how many there are @SRCH-1', async () => {
    const { body } = await call('searchProducts', { query: { search: 'kimono', page: '2' } });
    const { total } = await search('kimono');
    expect(body).toMatchObject({ page: 2, pages: Math.ceil(total / 16), total });
    expect(body.products).toHaveLength(Math.min(16, total - 16));
  });

  it.each([
    ['KIMONO ÁGATA ROJA', 'kimono agata roja'],
    ['kímono', 'kimono'],
    ['  Kimono -- ', 'kimono'],
  ])('takes %s for %s: case, accents and signs do not count @SRCH-3', async (typed, meant) => {
    expect(await found(typed)).toEqual(await found(meant));
    expect((await found(meant)).length).toBeGreaterThan(0);
  });

  it.each([
    ['kimno', 'kimono'],
    ['kimonno', 'kimono'],
    ['kimonos', 'kimono'],
    ['pantaln', 'pantalon'],
    ['sudadera', 'sudadera'],
    ['sudadra', 'sudadera'],
    ['scraf', 'scarf'],
    ['trosers', 'trousers'],
  ])('forgives %s for %s, whatever the language asked in @SRCH-3', async (typed, meant) => {
    const meantFirst = (await found(meant))[0];
    expect(await found(typed)).toContain(meantFirst);
    expect(await found(typed, 'en')).toContain(meantFirst);
  });

  it('finds by the beginning of a word, and by all words wherever each of them stands', async () => {
    expect(await found('kimo roj')).toContain('kimono-agata-roja');
    expect(await found('kimono geoda')).toContain('kimono-agata-roja');
  });

  it('finds by sku @SRCH-3', async () => {
    expect((await found('OBS-KIM-002'))[0]).toBe('kimono-agata-roja');
    expect((await found('obs kim 002'))[0]).toBe('kimono-agata-roja');
  });

  it('puts what is named so before what only mentions it', async () => {
    const { products } = await search('malaquita');
    const named = products.map(({ name }) => name.toLowerCase().includes('malaquita'));
    expect(named.includes(true) && named.includes(false)).toBe(true);
    expect(named).toEqual(named.toSorted((one, other) => Number(other) - Number(one)));
  });

  it.each([
    '',
    '   ',
    '%',
    '_',
    "'",
    '"; drop table products; --',
    '\\',
    '😀',
    'qqqqzzzz',
    'kimono qqqqzzzz',
    "':*|!&()<->",
    '\u0000',
  ])('finds nothing by %j, and says so with an empty list @SRCH-2 @API-2', async (term) => {
    expect(await search(term)).toEqual({ products: [], pages: 0, page: 1, total: 0 });
  });

  it('reads the first 100 characters of a long term @API-2', async () => {
    expect((await search(`kimono ${'x'.repeat(2000)}`)).total).toBe(0);
    expect(await found(`kimono${' '.repeat(2000)}`)).toEqual(await found('kimono'));
  });
});
