import { describe, expect, test } from 'vitest';
import type { Product, Size } from '../shapes.ts';
import { categories } from './categories.ts';
import { collections } from './collections.ts';
import { pictureOf, products } from './products.ts';

const subcategories = categories.flatMap((category) => category.subcategories);
const soldOut = (product: Product) => product.sizes.every((size) => size.quantity === 0);
const priceOf = (product: Product, size: Size) => size.price ?? product.price;
const offerOf = (product: Product, size: Size) => size.offer ?? (size.price ? undefined : product.offer);
const pricesDiffer = (product: Product) =>
  new Set(product.sizes.map((size) => (offerOf(product, size) ?? priceOf(product, size)).MXN)).size > 1;
const distinct = <Value>(values: readonly Value[]) => new Set(values).size;

describe('the catalogue', () => {
  test('has 6 categories with more than 20 subcategories, each with its own address', () => {
    expect(categories).toHaveLength(6);
    expect(subcategories.length).toBeGreaterThanOrEqual(20);
    expect(distinct([...categories, ...subcategories].map(({ uri }) => uri))).toBe(6 + subcategories.length);
  });

  test('has at least 96 products, none sharing address, sku, name, description, picture or day', () => {
    expect(products.length).toBeGreaterThanOrEqual(96);
    const facts: ((product: Product) => unknown)[] = [
      ({ uri }) => uri,
      ({ sku }) => sku,
      ({ name }) => name.es,
      ({ name }) => name.en,
      ({ description }) => description.es,
      ({ description }) => description.en,
      ({ garment }) => JSON.stringify(garment),
      ({ createdDaysAgo }) => createdDaysAgo,
    ];
    for (const fact of facts) expect(distinct(products.map(fact))).toBe(products.length);
  });

  test('spells addresses and skus plainly', () => {
    for (const { uri } of [...categories, ...subcategories, ...collections, ...products]) {
      expect(uri).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    for (const { sku } of products) expect(sku).toMatch(/^OBS-[A-Z]{3}-\d{3}$/);
  });

  test('hangs every product in a subcategory and a collection, and leaves none of them empty', () => {
    expect(new Set(products.map((product) => product.subcategory))).toEqual(
      new Set(subcategories.map(({ uri }) => uri)),
    );
    expect(new Set(products.map((product) => product.collection))).toEqual(new Set(collections.map(({ uri }) => uri)));
    expect(collections.length).toBeGreaterThanOrEqual(6);
  });

  test('fills more than two pages of 16 in one subcategory and more than one in others', () => {
    const sizes = subcategories.map(({ uri }) => products.filter(({ subcategory }) => subcategory === uri).length);
    expect(sizes.filter((size) => size > 32).length).toBeGreaterThanOrEqual(1);
    expect(sizes.filter((size) => size > 16).length).toBeGreaterThanOrEqual(3);
  });

  test('holds what a shop has: sold out products and sizes, offers, ranges, exclusives, limited editions, size guides', () => {
    expect(products.filter(soldOut).length).toBeGreaterThanOrEqual(6);
    expect(
      products.filter((product) => !soldOut(product) && product.sizes.some((size) => size.quantity === 0)).length,
    ).toBeGreaterThanOrEqual(10);
    expect(products.filter((product) => product.offer).length).toBeGreaterThanOrEqual(14);
    expect(products.filter(pricesDiffer).length).toBeGreaterThanOrEqual(8);
    expect(products.filter((product) => product.offer && pricesDiffer(product)).length).toBeGreaterThanOrEqual(3);
    expect(products.filter((product) => product.webExclusive).length).toBeGreaterThanOrEqual(6);
    expect(products.filter((product) => product.limitedEdition).length).toBeGreaterThanOrEqual(6);
    expect(products.filter((product) => product.findYourSize).length).toBeGreaterThanOrEqual(80);
    expect(products.some((product) => !product.findYourSize)).toBe(true);
  });

  test('prices every size in both currencies, in whole minor units, and every offer below its price', () => {
    for (const product of products) {
      for (const size of product.sizes) {
        for (const currency of ['MXN', 'USD'] as const) {
          const price = priceOf(product, size)[currency];
          expect(price, product.uri).toBeGreaterThan(0);
          expect(Number.isInteger(price), product.uri).toBe(true);
          const offer = offerOf(product, size)?.[currency];
          if (offer === undefined) continue;
          expect(Number.isInteger(offer), product.uri).toBe(true);
          expect(offer, product.uri).toBeGreaterThan(0);
          expect(offer, product.uri).toBeLessThan(price);
        }
      }
    }
  });

  test('gives every product stock in real sizes and begins its carousel at one of them', () => {
    for (const { uri, sizes, defaultSize } of products) {
      expect(sizes.length, uri).toBeGreaterThanOrEqual(1);
      expect(
        sizes.map(({ letter }) => letter),
        uri,
      ).toContain(defaultSize);
      for (const { quantity } of sizes) expect(Number.isInteger(quantity) && quantity >= 0, uri).toBe(true);
    }
  });

  test('draws every product from 3 to 5 sides, in at least 10 silhouettes and 8 prints', () => {
    for (const { uri, views } of products) {
      expect(views.length, uri).toBeGreaterThanOrEqual(3);
      expect(views.length, uri).toBeLessThanOrEqual(5);
      expect(distinct(views), uri).toBe(views.length);
      expect(views[0], uri).toBe('front');
    }
    expect(distinct(products.map(({ garment }) => garment.silhouette))).toBeGreaterThanOrEqual(10);
    expect(distinct(products.map(({ garment }) => garment.print))).toBeGreaterThanOrEqual(8);
  });

  test('keeps the facts of kimono-agata, which others count on', () => {
    expect(products.find(({ uri }) => uri === 'kimono-agata')).toMatchObject({
      sku: 'OBS-KIM-001',
      name: { es: 'Kimono Ágata', en: 'Agate Kimono' },
      subcategory: 'kimonos-corte-recto',
      collection: 'geoda',
      garment: { silhouette: 'kimono', print: 'agate' },
      price: { MXN: 2490_00, USD: 139_00 },
      sizes: [
        { letter: 'CH', quantity: 24 },
        { letter: 'M', quantity: 32 },
        { letter: 'G', quantity: 26 },
        { letter: 'XG', quantity: 0 },
      ],
      webExclusive: true,
      limitedEdition: true,
      findYourSize: true,
      defaultSize: 'M',
    });
    expect(products.find(({ uri }) => uri === 'kimono-agata')).not.toHaveProperty('offer');
  });

  test('says so when a picture of an unknown product is asked for', () => {
    expect(() => pictureOf('no-hay', 'front')).toThrow('No product has the uri "no-hay".');
  });

  test('gives every collection a size table whose rows fill its columns', () => {
    for (const { sizeTable } of collections) {
      expect(sizeTable.rows.length).toBeGreaterThan(0);
      for (const row of sizeTable.rows) expect(row).toHaveLength(sizeTable.columns.length);
    }
  });
});
