import type { Cart, OrderItem, Product } from '@obsidiana/contract';
import { expect, test } from 'vitest';
import { againFrom } from './buy-again.ts';

const item = (uri: string, size: string, quantity: number): OrderItem => ({
  name: uri,
  uri,
  size,
  quantity,
  description: '',
  desktop_image: '',
  subtotal: 100,
});

function product(id: number, sizes: readonly [letter: string, stock: number][]): Product {
  return {
    id,
    uri: '',
    name: '',
    category: '',
    category_uri: '',
    subcategory: '',
    subcategory_uri: '',
    description: '',
    price: 100,
    price_range: null,
    price_offer: null,
    offer_price_range: null,
    desktop_image: '',
    movile_image: '',
    blur: null,
    favorite: false,
    available: true,
    detail: '',
    sku: '',
    collection: null,
    collection_id: null,
    talla: null,
    sizes: sizes.map(([letter, quantity], index) => ({
      id: id * 10 + index,
      letter,
      quantity,
      price: null,
      price_offer: null,
    })),
    gallery: [],
    web_exclusive: false,
    limited_edition: false,
    find_your_size: false,
    collection_img_table: null,
    related: [],
  };
}

const empty: Cart = {
  id: null,
  subtotal: 0,
  discount: 0,
  shipping: 0,
  total: 0,
  articles: 0,
  currency: 'MXN',
  version: 0,
  discount_code: null,
  products: [],
};
const holding = (id: number, size_id: number, quantity: number): Cart => ({
  ...empty,
  products: [
    {
      id,
      size_id,
      quantity,
      price: 100,
      price_offer: null,
      name: '',
      size: '',
      description: '',
      uri: '',
      desktop_image: '',
      subtotal: 100 * quantity,
      stock: 9,
    },
  ],
});

test('buying again takes what is there today, and says what is not @ORD-1 @CART-6', () => {
  const items = [item('kimono', 'M', 2), item('kimono', 'XG', 1), item('gorra', 'U', 1), item('vestido', 'CH', 1)];
  const products = new Map([
    [
      'kimono',
      product(1, [
        ['M', 1],
        ['XG', 0],
      ]),
    ],
    ['gorra', product(2, [['U', 5]])],
    ['vestido', null],
  ]);
  const { lines, shortfalls } = againFrom(items, products, empty);
  expect(lines).toEqual([
    { id: 1, size_id: 10, quantity: 1 },
    { id: 2, size_id: 20, quantity: 1 },
  ]);
  expect(shortfalls.map(({ item: { uri, size }, added }) => `${uri} ${size} ${added}`)).toEqual([
    'kimono M 1',
    'kimono XG 0',
    'vestido CH 0',
  ]);
});

test('what the bag holds already counts against the stock, and is not lost @ORD-1 @CART-1', () => {
  const products = new Map([['gorra', product(2, [['U', 5]])]]);
  expect(againFrom([item('gorra', 'U', 2)], products, holding(2, 20, 1)).lines).toEqual([
    { id: 2, size_id: 20, quantity: 3 },
  ]);
  expect(againFrom([item('gorra', 'U', 2)], products, holding(2, 20, 4))).toMatchObject({
    lines: [{ quantity: 5 }],
    shortfalls: [{ added: 1 }],
  });
});
