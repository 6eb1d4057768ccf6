import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testShop } from '../testing.ts';
import { need } from '../testing-fixtures.ts';
import { prices, products, sizes } from './tables.ts';

const { db, call } = await testShop({ seeded: true });

it('the feed tells every product once, with what each size costs in the asked currency', async () => {
  const all = (await call('feed', { query: { currency: 'usd', lang: 'en' } })).body;
  expect(all.total).toBe(await db.$count(products));
  expect(all.products).toHaveLength(all.total);
  const halves = await Promise.all(
    [1, 2].map((page) =>
      call('feed', { query: { page, per_page: Math.ceil(all.total / 2), lang: 'en', currency: 'usd' } }),
    ),
  );
  expect(halves.flatMap(({ body }) => body.products.map(({ uri }) => uri))).toEqual(all.products.map(({ uri }) => uri));
  const kimono = need(all.products.find(({ uri }) => uri === 'kimono-agata'));
  expect(kimono).toMatchObject({ name: 'Agate Kimono', category: 'Kimonos', subcategory: 'Straight cut' });
  expect(kimono.images[0]).toMatch(/^\/media\//);
  const [size] = await db
    .select({ price: prices.price, letter: sizes.letter, stock: sizes.stock })
    .from(sizes)
    .innerJoin(prices, eq(prices.sizeId, sizes.id))
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(eq(products.uri, 'kimono-agata'))
    .orderBy(sizes.position, prices.currency)
    .offset(1)
    .limit(1);
  expect(kimono.sizes[0]).toMatchObject({ letter: size?.letter, quantity: size?.stock, price: need(size).price / 100 });
});

it('a page beyond the feed is empty, and what is not a page is refused', async () => {
  expect((await call('feed', { query: { page: 999 } })).body.products).toEqual([]);
  expect((await call('feed', { query: { page: 0 } })).status).toBe(422);
});
