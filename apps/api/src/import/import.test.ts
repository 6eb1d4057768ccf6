import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categories, prices, products, sizes, subcategories } from '../catalog/tables.ts';
import { pictures } from '../media/tables.ts';
import { testShop } from '../testing.ts';
import { addMember, need, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { type ImportOptions, importFile } from './import-file.ts';

const providers = await testProviders();
const shop = await testShop({ seeded: true, env: providers.env });
const { db, call, config } = shop;

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}.csv`, import.meta.url));
const plain: ImportOptions = {
  currency: 'MXN',
  lang: 'es',
  rate: null,
  stock: 0,
  dryRun: false,
  publicUrl: 'http://localhost:3000',
};
const detail = async (uri: string, currency: 'mxn' | 'usd' = 'mxn') =>
  (await call('productDetail', { query: { uri, currency } })).body;
const tables = [categories, subcategories, products, sizes, prices, pictures];
const counts = () => Promise.all(tables.map((table) => db.$count(table)));

describe('importing a Shopify product export @API-11', () => {
  it('keeps nothing of a dry run, and says what there would be', async () => {
    const before = await counts();
    const summary = await importFile(db, fixture('shopify-old'), { ...plain, dryRun: true });
    expect(summary).toMatchObject({ dryRun: true, created: 3, updated: 0, problems: [] });
    expect(await counts()).toEqual(before);
  });

  it('takes products with their variants, pictures and categories', async () => {
    const summary = await importFile(db, fixture('shopify-old'), plain);
    expect(summary).toMatchObject({
      created: 3,
      updated: 0,
      sizes: 5,
      pictures: 3,
      sizesWithoutQuantity: 1,
      problems: [],
    });
    expect(summary.skipped).toEqual([expect.stringContaining('tarjeta-regalo')]);
    expect(summary.shelves).toEqual(['Importados', 'Importados / Rebozos', 'Mantas', 'Mantas / Taller Sol']);

    const rebozo = await detail('rebozo-de-bolita');
    expect(rebozo).toMatchObject({
      name: 'Rebozo de bolita',
      category: 'Importados',
      subcategory: 'Rebozos',
      price: 1890,
    });
    expect(rebozo.detail).toBe('<p>Tejido en <b>Tenancingo</b>.</p>\n<p>Dos metros.</p>');
    expect(rebozo.description).toBe('Tejido en Tenancingo. Dos metros.');
    expect(rebozo.sizes).toMatchObject([{ letter: 'Unitalla', quantity: 3 }]);
    expect(rebozo.gallery).toHaveLength(2);
  });

  it('takes the price before as the price and today’s as the offer, and folds other options into the size', async () => {
    const huipil = await detail('huipil-istmo');
    expect(huipil).toMatchObject({ subcategory_uri: 'blusas', sku: 'HUI-R-CH' });
    expect(huipil.sizes.map(({ letter, quantity }) => [letter, quantity])).toEqual([
      ['Rojo / CH', 2],
      ['Rojo / M', 0],
      ['Negro / CH', 0],
    ]);
    expect(huipil).toMatchObject({ price: 1500, price_offer: 1250.5, price_range: '1500.00 - 1600.00' });
  });

  it('lists what it imported, finds it by the search, and hides what is not published', async () => {
    const { body: shelf } = await call('searchProducts', { query: { subcategory_uri: 'importados-rebozos' } });
    expect(shelf.products.map(({ uri }) => uri)).toEqual(['rebozo-de-bolita']);
    const { body: found } = await call('searchProducts', { query: { search: 'reboso de bolita' } });
    expect(found.products.map(({ uri }) => uri)).toEqual(['rebozo-de-bolita']);
    expect((await call('productDetail', { query: { uri: 'sarape-saltillo' } })).status).toBe(404);
    const { body: header } = await call('headerCategories');
    expect(header.map(({ name }) => name)).toContain('Importados');
  });

  it('is bought like anything else @CHK-13 @API-4', async () => {
    const { id, sizes } = await detail('rebozo-de-bolita');
    const member = await addMember(db);
    const { intentId } = await startCheckout(shop, member, { id, size_id: need(sizes[0]).id }, 2);
    await providers.pay(intentId);
    const { token } = member;
    const { body } = await call('stripeIntent', { token, body: { payment_intent: intentId } });
    expect(body).toMatchObject({ status: 'paid', order: { detail: { subtotal: 3780, products: 2 } } });
    expect((await detail('rebozo-de-bolita')).sizes).toMatchObject([{ letter: 'Unitalla', quantity: 1 }]);
  });

  it('makes nothing twice when the same file comes again; stock is what the file says', async () => {
    const [before, size] = [await counts(), need((await detail('rebozo-de-bolita')).sizes[0])];
    const summary = await importFile(db, fixture('shopify-old'), plain);
    expect(summary).toMatchObject({ created: 0, updated: 3, shelves: [] });
    expect(await counts()).toEqual(before);
    expect((await detail('rebozo-de-bolita')).sizes).toEqual([{ ...size, quantity: 3 }]);
  });

  it('takes today’s headers too, and sets both currencies when the rate is given', async () => {
    await importFile(db, fixture('shopify-new'), { ...plain, currency: 'USD', rate: 18 });
    expect(await detail('ruana-gris', 'usd')).toMatchObject({ price: 95, category: 'Ruanas', subcategory: 'Lana' });
    expect(await detail('ruana-gris', 'mxn')).toMatchObject({ price: 1710 });
  });

  it('brings a product up to date: what the file no longer has is sold out, prices it does not give stay', async () => {
    const file = join(config.dataDir, 'again.csv');
    await writeFile(
      file,
      '\ufeffHandle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\nruana-gris,Ruana,Size,G,2000,7\n',
    );
    await importFile(db, file, plain);
    const mxn = await detail('ruana-gris');
    expect(mxn.sizes.map(({ letter, quantity }) => [letter, quantity])).toEqual([
      ['G', 7],
      ['Unitalla', 0],
    ]);
    expect((await detail('ruana-gris', 'usd')).sizes).toMatchObject([{ letter: 'Unitalla', quantity: 0 }]);
  });
});

describe('a file with mistakes @API-2 @API-11', () => {
  it('costs the products that they are in, whole, and names the rows', async () => {
    const before = await db.$count(products);
    const { created, problems } = await importFile(db, fixture('shopify-broken'), plain);
    expect(created).toBe(2);
    expect(problems.map(({ row, handle }) => [row, handle])).toEqual([
      [4, 'precio-malo'],
      [5, 'sin-titulo'],
      [7, 'doble'],
      [8, 'gratis'],
      [9, 'foto-mala'],
      [10, 'medio'],
      [11, 'sku-ajeno'],
      [12, 'bueno-uno'],
    ]);
    expect(problems.find(({ row }) => row === 4)?.message).toBe("'cien' is not a price above 0");
    expect(await db.$count(products)).toBe(before + 2);
    expect(await db.$count(products, eq(products.uri, 'precio-malo'))).toBe(0);
  });

  it.each([
    ['', 'The file is empty.'],
    ['a,b\n1,2\n', 'not a Shopify product export'],
    ['Handle,Title,Variant Price\n"abierto,x,1\n', 'Row 2 cannot be read as CSV'],
  ])('says what is wrong with the file %j as a whole', async (text, message) => {
    const file = join(config.dataDir, 'wrong.csv');
    await writeFile(file, text);
    await expect(importFile(db, file, plain)).rejects.toThrow(message);
  });
});
