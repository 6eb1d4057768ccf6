import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sizes } from '../catalog/tables.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, type TestPiece } from '../testing-fixtures.ts';
import { discountCodes } from './tables.ts';

const shop = await testShop();
const { db } = shop;
const line = ({ id, size_id }: TestPiece, quantity = 1) => ({ id, size_id, quantity });
const create = (token: string, products: object[], currency: 'mxn' | 'usd' = 'mxn') =>
  shop.call('createCart', { token, query: { currency, lang: 'es' }, body: { products: products as never } });
const update = (token: string, id: string, products: object[], version?: number) =>
  shop.call('updateCart', { token, body: { id, products: products as never, ...(version && { version }) } });

test('a member without a cart gets an empty one', async () => {
  const { token } = await addMember(db);
  const { body } = await shop.call('activeCart', { token, query: { currency: 'usd' } });
  expect(body).toMatchObject({ id: null, products: [], articles: 0, total: 0, version: 0, currency: 'USD' });
});

test('@CART-1 @API-4 the first add makes the cart, and every amount comes from the database', async () => {
  const { token } = await addMember(db);
  const [kimono, shirt] = [await addPiece(db, { mxn: 64_950 }), await addPiece(db, { mxn: 50_000, offer: 40_000 })];
  const made = await create(token, [
    { ...line(kimono, 2), price: 1 },
    { ...line(shirt), price_offer: 0.01 },
  ]);
  expect(made.body).toMatchObject({ subtotal: 1699, discount: 169.9, shipping: 149, total: 1678.1, articles: 3 });
  expect(made.body.products[1]).toMatchObject({ price: 500, price_offer: 400, subtotal: 400, stock: 5 });
  const { body } = await shop.call('activeCart', { token });
  expect(body).toEqual(made.body);
});

test('@CART-1 an update is the whole list: the same size is replaced, a line left out is gone', async () => {
  const { token } = await addMember(db);
  const [one, two] = [await addPiece(db), await addPiece(db)];
  const { id } = (await create(token, [line(one)])).body;
  const twice = await update(token, need(id), [line(one, 1), line(two), line(one, 3)]);
  expect(twice.body.products.map(({ size_id, quantity }) => [size_id, quantity])).toEqual([
    [one.size_id, 3],
    [two.size_id, 1],
  ]);
  expect((await update(token, need(id), [line(two)])).body.articles).toBe(1);
  expect((await update(token, need(id), [])).body).toMatchObject({ articles: 0, total: 0, shipping: 0 });
});

test('a second create adds to the open cart: a lost cart id loses nothing', async () => {
  const { token } = await addMember(db);
  const [one, two] = [await addPiece(db), await addPiece(db)];
  const first = (await create(token, [line(one, 2)])).body;
  const second = (await create(token, [line(two)])).body;
  expect([second.id, second.articles]).toEqual([first.id, 3]);
});

test('ten first adds at once make one cart', async () => {
  const { token } = await addMember(db);
  const pieces = await Promise.all(Array.from({ length: 10 }, () => addPiece(db)));
  const ids = await Promise.all(pieces.map(async (piece) => (await create(token, [line(piece)])).body.id));
  expect(new Set(ids).size).toBe(1);
  expect((await shop.call('activeCart', { token })).body.articles).toBe(10);
});

test('a list made from another version is refused, so that no tab overwrites the other', async () => {
  const { token } = await addMember(db);
  const piece = await addPiece(db);
  const { id, version } = (await create(token, [line(piece)])).body;
  expect((await update(token, need(id), [line(piece, 2)], version)).body.version).toBe(version + 1);
  const late = await update(token, need(id), [line(piece, 3)], version);
  expect([late.status, late.failure.code]).toEqual([409, 'cart_changed']);
  expect((await shop.call('activeCart', { token })).body.articles).toBe(2);
});

test('@API-2 more than there is, another product’s size and what is not sold are refused, and nothing is written', async () => {
  const { token } = await addMember(db);
  const [few, other] = [await addPiece(db, { stock: 2, name: 'Kimono Veta' }), await addPiece(db)];
  const pesosOnly = await addPiece(db, { usd: null });
  const { id } = (await create(token, [line(few)], 'usd')).body;
  const refused = await update(token, need(id), [line(other), line(few, 3)]);
  expect([refused.status, refused.failure]).toEqual([
    409,
    {
      errors: true,
      code: 'out_of_stock',
      message: 'Piezas disponibles de Kimono Veta, talla M: 2. Ajusta la cantidad.',
    },
  ]);
  expect((await update(token, need(id), [{ ...line(few), id: other.id, quantity: 2 }])).failure.code).toBe('not_sold');
  expect((await update(token, need(id), [line(few), line(pesosOnly)])).failure.code).toBe('currency_unavailable');
  expect((await update(token, need(id), [line(few, 0)])).status).toBe(422);
  expect((await shop.call('activeCart', { token })).body).toMatchObject({ articles: 1, version: 2 });
});

test('@CART-6 stock that shrank is told, and does not keep the rest from being mended', async () => {
  const { token } = await addMember(db);
  const [gone, kept] = [await addPiece(db), await addPiece(db)];
  const { id } = (await create(token, [line(gone, 3), line(kept)])).body;
  await db.update(sizes).set({ stock: 1 }).where(eq(sizes.id, gone.size_id));
  const { body } = await update(token, need(id), [line(gone, 3), line(kept, 2)]);
  expect(body.products.map(({ quantity, stock }) => [quantity, stock])).toEqual([
    [3, 1],
    [2, 5],
  ]);
  expect((await update(token, need(id), [line(gone, 4), line(kept, 2)])).failure.code).toBe('out_of_stock');
});

test('the currency can be changed; a piece that is not sold in it counts nothing and shows as gone', async () => {
  const { token } = await addMember(db);
  const [both, pesosOnly] = [await addPiece(db, { usd: 7_900 }), await addPiece(db, { usd: null })];
  const { id } = (await create(token, [line(both), line(pesosOnly)])).body;
  await shop.call('setCartCurrency', { token, body: { cart_id: need(id), currency: 'USD' } });
  const { body } = await shop.call('activeCart', { token });
  expect(body).toMatchObject({ currency: 'USD', subtotal: 79 });
  expect(body.products[1]).toMatchObject({ price: 0, stock: 0 });
});

test('@API-3 a cart of somebody else is not there', async () => {
  const [owner, { token, addressId }] = [await addMember(db), await addMember(db)];
  const piece = await addPiece(db);
  const id = need((await create(owner.token, [line(piece)])).body.id);
  const answers = [
    await update(token, id, []),
    await shop.call('myCartOrder', { token, query: { id } }),
    await shop.call('cartOrder', { token, query: { id } }),
    await shop.call('setCartCurrency', { token, body: { cart_id: id, currency: 'USD' } }),
    await shop.call('setCartAddress', { token, body: { cart_id: id, address_id: addressId } }),
    await shop.call('applyDiscountCode', { token, body: { cart_id: id, code: 'X' } }),
    await shop.call('stripePayment', { token, query: { cart_id: id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const foreign = await shop.call('setCartAddress', {
    token: owner.token,
    body: { cart_id: id, address_id: addressId },
  });
  expect(foreign.status).toBe(404);
  expect((await shop.call('activeCart', { token: owner.token })).body).toMatchObject({ articles: 1, currency: 'MXN' });
});

test('@API-6 a code holds within its window, from its minimum, in its currencies, and replaces the one before', async () => {
  const { token } = await addMember(db);
  const piece = await addPiece(db, { mxn: 100_000 });
  const cartId = need((await create(token, [line(piece)])).body.id);
  await db.insert(discountCodes).values([
    { code: 'QUINCE', percent: 15, minimums: { MXN: 100_000 } },
    { code: 'CIEN', amounts: { MXN: 30_000 } },
    { code: 'POCO', amounts: { MXN: 1_000 } },
    { code: 'DOLARES', amounts: { USD: 500 } },
    { code: 'GRANDE', percent: 50, minimums: { MXN: 100_001 } },
    { code: 'AYER', percent: 50, endsAt: new Date(Date.now() - 1000) },
    { code: 'MANANA', percent: 50, startsAt: new Date(Date.now() + 60_000) },
  ]);
  const apply = (code: string) =>
    shop.call('applyDiscountCode', { token, query: { lang: 'en' }, body: { cart_id: cartId, code } });

  expect((await apply(' quince ')).body).toMatchObject({
    errors: false,
    discount: 150,
    message: 'Code entered correctly',
  });
  expect((await apply('cien')).body).toMatchObject({ discount: 300, total: 849 });
  // Ten percent of the welcome offer are better than this one, and they do not add up.
  expect((await apply('POCO')).body).toMatchObject({ errors: false, discount: 100 });
  expect((await apply('NADA')).body).toMatchObject({ errors: true, discount: 100, message: 'Enter a valid code' });
  const codes = await Promise.all(
    ['DOLARES', 'GRANDE', 'AYER', 'MANANA'].map(async (code) => (await apply(code)).failure),
  );
  expect(codes.map(({ code }) => code)).toEqual([
    'code_other_currency',
    'code_minimum',
    'code_not_now',
    'code_not_now',
  ]);
  expect(codes[1]?.message).toBe('This code applies from $1,000.01 MXN of goods.');

  await apply('QUINCE');
  const order = () => shop.call('myCartOrder', { token, query: { id: cartId } });
  expect((await order()).body).toMatchObject({ discount_code: 'QUINCE', discount: 150 });
  await db.update(discountCodes).set({ endsAt: new Date() }).where(eq(discountCodes.code, 'QUINCE'));
  expect((await order()).body).toMatchObject({ discount_code: 'WELCOME', discount: 100 });
  await update(token, cartId, []);
  expect((await apply('CIEN')).failure.code).toBe('cart_empty');
});
