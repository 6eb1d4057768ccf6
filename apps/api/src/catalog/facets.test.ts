import { demoShop } from '@obsidiana/demo';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testShop } from '../testing.ts';
import { addPiece, need } from '../testing-fixtures.ts';
import { prices, products, sizes } from './tables.ts';

const { call, db } = await testShop({ seeded: true });

const subcategory_uri = 'kimonos-corte-recto';
const list = (query: Record<string, unknown> = {}) =>
  call('searchProducts', { query: { subcategory_uri, facets: true, per_page: 48, ...query } });
const uris = async (query: Record<string, unknown>) => (await list(query)).body.products.map(({ uri }) => uri);

/** The demonstration shop's own view of the same list, in pesos. */
const pieces = demoShop.products
  .filter(({ subcategory }) => subcategory === subcategory_uri)
  .map((product) => {
    const paid = product.sizes.map((size) => {
      const offer = size.offer ?? (size.price ? undefined : product.offer);
      return { price: (size.price ?? product.price).MXN, now: (offer ?? size.price ?? product.price).MXN };
    });
    const before = Math.min(...paid.map(({ price }) => price));
    const now = Math.min(...paid.map(({ now }) => now));
    const inStock = product.sizes.filter(({ quantity }) => quantity > 0).map(({ letter }) => letter);
    return {
      uri: product.uri,
      name: product.name,
      collection: product.collection,
      now,
      onOffer: now < before,
      inStock,
    };
  });
const some = need(pieces.find(({ inStock }) => inStock.length > 1));
const letter = need(some.inStock[0]);
const middle = need(pieces.map(({ now }) => now).toSorted((one, other) => one - other)[Math.floor(pieces.length / 2)]);
const sorted = (list: readonly { readonly uri: string }[]) => list.map(({ uri }) => uri).toSorted();

describe('a list is narrowed', () => {
  it.each([
    ['by a size in stock', { size: letter }, (piece) => piece.inStock.includes(letter)],
    [
      'by any of several sizes',
      { size: ['XCH', letter] },
      (piece) => piece.inStock.some((one) => one === 'XCH' || one === letter),
    ],
    ['from a price', { price_min: middle / 100 }, (piece) => piece.now >= middle],
    ['up to a price', { price_max: middle / 100 }, (piece) => piece.now <= middle],
    ['to what is on offer', { on_offer: true }, (piece) => piece.onOffer],
    ['to what is in stock', { available: true }, (piece) => piece.inStock.length > 0],
    [
      'by several at once',
      { size: letter, price_max: middle / 100, available: true },
      (piece) => piece.inStock.includes(letter) && piece.now <= middle,
    ],
  ] satisfies [string, object, (piece: (typeof pieces)[number]) => boolean][])('%s', async (_how, query, fits) => {
    const expected = pieces.filter(fits);
    const { body } = await list(query);
    expect(body.products.map(({ uri }) => uri).toSorted()).toEqual(sorted(expected));
    expect(body.total).toBe(expected.length);
  });

  it('to nothing, clearly, when nothing fits @API-2', async () => {
    expect((await list({ size: "X' or 1=1" })).body).toMatchObject({ products: [], pages: 0, page: 1, total: 0 });
    expect((await list({ price_min: 500, price_max: 1 })).body.products).toEqual([]);
  });

  it.each([
    { sort: 'random' },
    { price_min: -1 },
    { price_max: 'barato' },
    { price_max: '1e400' },
    { available: 'quizás' },
    { collection_id: 0 },
    { collection_id: '-1e400' },
    { size: 'x'.repeat(81) },
    { size: Array.from({ length: 31 }, (_, index) => `T${index}`) },
  ])('by %o is refused as a wrong shape @API-2', async (query) => {
    expect((await list(query)).failure.code).toBe('invalid_input');
  });
});

describe('the facets of a list', () => {
  it('count what each choice would leave', async () => {
    const { facets } = (await list()).body;
    const letters = Map.groupBy(
      pieces.flatMap(({ inStock }) => inStock),
      (one) => one,
    );
    expect(new Map(need(facets).sizes.map((size) => [size.letter, size.count]))).toEqual(
      new Map([...letters].map(([one, all]) => [one, all.length])),
    );
    expect(facets).toMatchObject({
      price: {
        min: Math.min(...pieces.map(({ now }) => now)) / 100,
        max: Math.max(...pieces.map(({ now }) => now)) / 100,
      },
      on_offer: pieces.filter(({ onOffer }) => onOffer).length,
      available: pieces.filter(({ inStock }) => inStock.length > 0).length,
    });
    const byCollection = Map.groupBy(pieces, ({ collection }) => collection);
    expect(
      need(facets)
        .collections.map(({ count }) => count)
        .toSorted(),
    ).toEqual([...byCollection.values()].map(({ length }) => length).toSorted());
  });

  it('stand in the order of the sizes', async () => {
    const { facets } = (await list()).body;
    const order: string[] = need(demoShop.products.find(({ uri }) => uri === some.uri)).sizes.map(
      (size) => size.letter,
    );
    const found = need(facets).sizes.map((size) => size.letter);
    expect(found.filter((one) => order.includes(one))).toEqual(order.filter((one) => found.includes(one)));
  });

  it('leave their own choice out, and keep that of the others', async () => {
    const all = need((await list()).body.facets);
    const chosen = need((await list({ size: letter })).body.facets);
    expect(chosen.sizes).toEqual(all.sizes);
    expect(chosen.available).toBe(pieces.filter(({ inStock }) => inStock.includes(letter)).length);
  });

  it('are counted in a search too, and only when they are asked for', async () => {
    const { body } = await call('searchProducts', { query: { search: 'kimono', facets: true } });
    expect(body.facets?.available).toBeGreaterThan(0);
    const { body: plain } = await call('searchProducts', { query: { search: 'kimono' } });
    expect(plain).not.toHaveProperty('facets');
    const { body: none } = await call('searchProducts', { query: { search: 'qqqqzzzz', facets: true } });
    expect(none.facets).toEqual({ sizes: [], collections: [], price: null, on_offer: 0, available: 0 });
  });

  it('follow what changes: the last piece, a price, the shelf', async () => {
    const piece = await addPiece(db, { stock: 1, mxn: 100_000 });
    const [row] = await db.select().from(products).where(eq(products.id, piece.id));
    await db
      .update(products)
      .set({ subcategoryId: need(row).subcategoryId })
      .where(eq(products.id, piece.id));
    const { body: detail } = await call('productDetail', { query: { uri: need(row).uri } });
    const own = async () => (await list({ subcategory_uri: detail.subcategory_uri })).body;
    expect((await own()).facets).toMatchObject({
      sizes: [{ letter: 'M', count: 1 }],
      price: { min: 1000 },
      on_offer: 0,
    });
    await db.update(sizes).set({ stock: 0 }).where(eq(sizes.id, piece.size_id));
    expect((await own()).facets).toMatchObject({ sizes: [], available: 0 });
    await db.update(prices).set({ price: 80_000 }).where(eq(prices.sizeId, piece.size_id));
    expect((await own()).facets).toMatchObject({ price: { min: 800, max: 800 } });
    await db.update(products).set({ published: false }).where(eq(products.id, piece.id));
    expect((await own()).total).toBe(0);
    await db.delete(products).where(eq(products.id, piece.id));
    expect((await own()).total).toBe(0);
  });
});

describe('a list is ordered', () => {
  const now = new Map(pieces.map((piece) => [piece.uri, piece]));
  const priceOf = (uri: string) => need(now.get(uri)).now;

  it('by price, up and down', async () => {
    const up = (await uris({ sort: 'price_asc' })).map(priceOf);
    const down = (await uris({ sort: 'price_desc' })).map(priceOf);
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    expect(down).toEqual(up.toReversed());
  });

  it('by name, in the language that is read @LANG-1', async () => {
    for (const lang of ['es', 'en'] as const) {
      const names = (await list({ sort: 'name', lang })).body.products.map(({ name }) => name);
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, lang)));
    }
  });

  it('newest first in a search, if that is asked for', async () => {
    const newest = demoShop.products.toSorted((one, other) => one.createdDaysAgo - other.createdDaysAgo);
    const { body } = await call('searchProducts', { query: { search: 'kimono', sort: 'newest', per_page: 48 } });
    const found = new Set(body.products.map(({ uri }) => uri));
    expect(body.products.map(({ uri }) => uri)).toEqual(newest.map(({ uri }) => uri).filter((uri) => found.has(uri)));
  });

  it('the same on every page, without gaps or repetitions @CAT-5', async () => {
    const whole = await uris({ sort: 'price_asc' });
    const [one, two] = [
      await uris({ sort: 'price_asc', per_page: 16 }),
      await uris({ sort: 'price_asc', per_page: 16, page: '2' }),
    ];
    expect([...one, ...two]).toEqual(whole.slice(0, 32));
  });
});
