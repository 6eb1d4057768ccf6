import { demoShop } from '@obsidiana/demo';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need } from '../testing-fixtures.ts';
import { favorites, prices, products, sizes, stockAlerts } from './tables.ts';

const shop = await testShop({ seeded: true });
const { db, call } = shop;

describe('categories', () => {
  it('lists the categories with their subcategories, in the order and language of the shop @SHELL-7 @LANG-1', async () => {
    const { body } = await call('headerCategories', { query: { lang: 'en' } });
    expect(body.map(({ uri }) => uri)).toEqual(demoShop.categories.map(({ uri }) => uri));
    expect(body[0]).toMatchObject({
      name: demoShop.categories[0]?.name.en,
      subcategories: demoShop.categories[0]?.subcategories.map(({ uri, name }) => ({ uri, name: name.en })),
    });
  });

  it('gives the home page a tile with a picture per category @HOME-3', async () => {
    const { body } = await call('homeCategories');
    expect(body).toHaveLength(demoShop.categories.length);
    for (const { desktop_image } of body) expect(desktop_image).toMatch(/^\/media\/[a-z0-9-]+\/\d+\.webp$/);
  });

  it('answers a category with its subcategories as tiles @CAT-1', async () => {
    const { body } = await call('categoryDetail', { query: { uri: 'kimonos', lang: 'en', currency: 'usd' } });
    expect(body.subcategories.map(({ uri }) => uri)).toContain('kimonos-corte-recto');
  });

  it('answers 404 for a category that is not there, in the asked language @CAT-8 @API-2', async () => {
    const answer = await call('categoryDetail', { query: { uri: "no-hay' or 1=1 --", lang: 'en' } });
    expect(answer.status).toBe(404);
    expect(answer.failure).toMatchObject({ code: 'not_found', message: 'We could not find what you asked for.' });
  });
});

describe('a subcategory', () => {
  const uri = 'kimonos-corte-recto';
  const inDemo = demoShop.products.filter(({ subcategory }) => subcategory === uri);
  const list = (query: Record<string, unknown>) =>
    call('searchProducts', { query: { subcategory_uri: uri, ...query } });

  it('has 16 products a page, newest first @CAT-4', async () => {
    const newest = inDemo.toSorted((one, other) => one.createdDaysAgo - other.createdDaysAgo).map((one) => one.uri);
    const first = await list({});
    expect(first.body).toMatchObject({ page: 1, pages: Math.ceil(inDemo.length / 16), total: inDemo.length });
    expect(first.body.products.map((product) => product.uri)).toEqual(newest.slice(0, 16));
    const second = await list({ page: '2' });
    expect(second.body.products.map((product) => product.uri)).toEqual(newest.slice(16, 32));
  });

  it.each([
    ['-1', 1],
    ['0', 1],
    ['abc', 1],
    ['1.5', 1],
    ['', 1],
    ['2', 2],
    ['999999', 2],
    ['99999999999999999999', 2],
  ])('brings page %s to page %i @CAT-5', async (page, expected) => {
    expect((await list({ page })).body.page).toBe(expected);
  });

  it('is narrowed by a collection @CAT-9', async () => {
    const { body: all } = await list({ per_page: 48 });
    const { body: one } = await call('productDetail', { query: { uri: need(all.products[0]).uri } });
    const { body } = await list({ collection_id: one.collection_id, per_page: 48 });
    const collection = demoShop.products.find((product) => product.uri === one.uri)?.collection;
    const expected = inDemo.filter((product) => product.collection === collection).map((product) => product.uri);
    expect(body.products.map((product) => product.uri).toSorted()).toEqual(expected.toSorted());
  });

  it('has no pages when nothing is in it', async () => {
    expect((await list({ collection_id: 2147483647 })).body).toEqual({ products: [], pages: 0, page: 1, total: 0 });
  });

  it('answers 404 when there is none of that name, 400 without or with both questions @API-2', async () => {
    for (const name of ['nada', '\u0000', '%'])
      expect((await call('searchProducts', { query: { subcategory_uri: name } })).status).toBe(404);
    expect((await call('categoryDetail', { query: { uri: '\u0000' } })).status).toBe(404);
    expect((await call('searchProducts', { query: {} })).status).toBe(400);
    expect((await list({ search: 'kimono' })).failure.code).toBe('search_or_subcategory');
  });
});

describe('a product', () => {
  it('is told whole, in both languages and currencies @PDP-5 @LANG-1', async () => {
    const demo = need(demoShop.products.find(({ uri }) => uri === 'kimono-agata-roja'));
    const { body: es } = await call('productDetail', { query: { uri: demo.uri } });
    const { body: en } = await call('productDetail', { query: { uri: demo.uri, lang: 'en', currency: 'USD' } });
    expect(es).toMatchObject({ name: demo.name.es, sku: demo.sku, price: demo.price.MXN / 100, category: 'Kimonos' });
    expect(en).toMatchObject({ name: demo.name.en, price: demo.price.USD / 100, talla: demo.defaultSize });
    expect(en.sizes.map(({ letter, quantity }) => [letter, quantity])).toEqual(
      demo.sizes.map(({ letter, quantity }) => [letter, quantity]),
    );
    expect(es.gallery).toHaveLength(demo.views.length);
    expect(es.collection_img_table).toMatch(/^\/media\//);
    expect(es.related.length).toBeGreaterThan(0);
    expect(es.related.length).toBeLessThanOrEqual(8);
    expect(es.related.map(({ uri }) => uri)).not.toContain(demo.uri);
  });

  it('says which sizes are sold out, and when all are @PDP-12 @PDP-20', async () => {
    const demo = need(demoShop.products.find((product) => product.sizes.every(({ quantity }) => quantity === 0)));
    const { body } = await call('productDetail', { query: { uri: demo.uri } });
    expect(body.available).toBe(false);
    expect(body.sizes.map(({ quantity }) => quantity)).toEqual(demo.sizes.map(() => 0));
  });

  it.each(['nada', '../etc/passwd', 'x'.repeat(200), '😀', '%00', '\u0000'])(
    'answers 404 for %s @PDP-19',
    async (uri) => {
      expect((await call('productDetail', { query: { uri } })).status).toBe(404);
    },
  );

  it('is not there in a currency that it has no price in, nor unpublished', async () => {
    const piece = await addPiece(db, { usd: null, name: 'Solo pesos' });
    const [{ uri } = { uri: '' }] = await db.select().from(products).where(eq(products.id, piece.id));
    expect((await call('productDetail', { query: { uri, currency: 'mxn' } })).status).toBe(200);
    expect((await call('productDetail', { query: { uri, currency: 'usd' } })).status).toBe(404);
    await db.update(products).set({ published: false }).where(eq(products.id, piece.id));
    expect((await call('productDetail', { query: { uri, currency: 'mxn' } })).status).toBe(404);
  });

  it('shows the prices of each size in the asked currency @PDP-10', async () => {
    const piece = await addPiece(db, { mxn: 90000, offer: 80000 });
    const [large] = await db
      .insert(sizes)
      .values({ productId: piece.id, letter: 'G', stock: 1, position: 1 })
      .returning();
    await db.insert(prices).values({ sizeId: need(large).id, currency: 'MXN', price: 120000 });
    const [row] = await db.select().from(products).where(eq(products.id, piece.id));
    const { body } = await call('productDetail', { query: { uri: need(row).uri } });
    expect(body).toMatchObject({
      price: 900,
      price_range: '900.00 - 1200.00',
      price_offer: 800,
      offer_price_range: '800.00 - 1200.00',
    });
    expect(body.sizes).toMatchObject([
      { letter: 'M', price: null, price_offer: null },
      { letter: 'G', price: 1200, price_offer: null },
    ]);
    const { body: dollars } = await call('productDetail', { query: { uri: need(row).uri, currency: 'usd' } });
    expect(dollars.sizes.map(({ letter }) => letter)).toEqual(['M']);
  });
});

describe('suggestions', () => {
  it('shows the newest products on the home page @HOME-5', async () => {
    const fresh = await addPiece(db);
    const { body } = await call('homeProducts');
    expect(body[0]?.id).toBe(fresh.id);
  });

  it('goes with the cart: its categories, without what is in it; the newest for anybody else', async () => {
    const member = await addMember(db);
    const { body: kimono } = await call('productDetail', { query: { uri: 'kimono-agata-roja' } });
    const { body: cart } = await call('createCart', {
      token: member.token,
      body: { products: [{ id: kimono.id, size_id: need(kimono.sizes[0]).id, quantity: 1 }] },
    });
    const others = (token?: string) => call('otherProducts', { token, query: { cart_id: need(cart.id) } });
    const { body: mine } = await others(member.token);
    expect(new Set(mine.map((product) => product.category_uri))).toEqual(new Set(['kimonos']));
    expect(mine.map(({ id }) => id)).not.toContain(kimono.id);
    const { body: newest } = await call('homeProducts');
    expect((await others()).body).toEqual(newest);
    expect((await call('otherProducts', { query: { cart_id: 'no es un carrito' } })).body).toEqual(newest);
  });
});

describe('favourites', () => {
  it('are set, counted once, listed and taken away, for their member only @CARD-1 @WISH-1', async () => {
    const [ana, eva] = [await addMember(db), await addMember(db)];
    const piece = await addPiece(db);
    const set = (status: boolean) => call('setFavorite', { token: ana.token, body: { product_id: piece.id, status } });
    await set(true);
    expect((await set(true)).status).toBe(200);
    expect(await db.$count(favorites, eq(favorites.userId, ana.id))).toBe(1);
    const wishlist = async (token: string) => (await call('wishlist', { token })).body;
    expect(await wishlist(ana.token)).toMatchObject([{ id: piece.id, favorite: true }]);
    expect(await wishlist(eva.token)).toEqual([]);
    expect((await call('homeProducts', { token: ana.token })).body.find(({ id }) => id === piece.id)?.favorite).toBe(
      true,
    );
    expect((await call('homeProducts')).body.find(({ id }) => id === piece.id)?.favorite).toBe(false);
    await set(false);
    expect(await wishlist(ana.token)).toEqual([]);
  });

  it('need a member and a product @API-3', async () => {
    const { token } = await addMember(db);
    expect((await call('wishlist')).failure.message).toBe('Unauthenticated');
    expect((await call('setFavorite', { body: { product_id: 1, status: true } })).status).toBe(401);
    expect((await call('setFavorite', { token, body: { product_id: 2147483647, status: true } })).status).toBe(404);
    expect((await call('setFavorite', { token, body: { product_id: 2147483648, status: true } })).status).toBe(422);
  });
});

describe('stock alerts @PDP-13 @API-8', () => {
  const alert = (body: { email: string; product_id: number; size_id?: number }) => call('createStockAlert', { body });

  it('are kept once per address, product and size', async () => {
    const piece = await addPiece(db, { stock: 0 });
    for (const email of ['Ana@correo.example', ' ana@correo.example '])
      expect((await alert({ email, product_id: piece.id })).status).toBe(200);
    await alert({ email: 'ana@correo.example', product_id: piece.id, size_id: piece.size_id });
    const rows = await db.select().from(stockAlerts).where(eq(stockAlerts.productId, piece.id));
    expect(rows.map(({ email, sizeId }) => [email, sizeId])).toEqual([
      ['ana@correo.example', null],
      ['ana@correo.example', piece.size_id],
    ]);
  });

  it('refuse what is no address, no product, or a size of another product', async () => {
    const [one, other] = [await addPiece(db), await addPiece(db)];
    expect((await alert({ email: 'ana', product_id: one.id })).status).toBe(422);
    expect((await alert({ email: 'a\u0000@b.mx', product_id: one.id })).status).toBe(422);
    expect((await alert({ email: 'a@b.mx', product_id: 2147483647 })).status).toBe(404);
    expect((await alert({ email: 'a@b.mx', product_id: one.id, size_id: other.size_id })).status).toBe(404);
    expect(await db.$count(stockAlerts, eq(stockAlerts.productId, one.id))).toBe(0);
  });
});
