import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { products } from '../catalog/tables.ts';
import { type ImportOptions, importFile } from '../import/import-file.ts';
import { testShop } from '../testing.ts';
import { need } from '../testing-fixtures.ts';
import { exportCatalogue } from './export-catalogue.ts';

const [full, empty] = [await testShop({ seeded: true }), await testShop()];
const options: ImportOptions = {
  currency: 'MXN',
  lang: 'es',
  rate: null,
  stock: 0,
  dryRun: false,
  publicUrl: 'http://localhost:3000',
};
const writing = { currency: 'MXN', lang: 'es', publicUrl: 'http://localhost:3000' } as const;
const [first, again, other] = ['first', 'again', 'other'].map((name) => join(full.config.dataDir, `${name}.jsonl`)) as [
  string,
  string,
  string,
];
const lines = async (path: string) => (await readFile(path, 'utf8')).trim().split('\n');

describe('export and import @API-11', { timeout: 60_000 }, () => {
  it('carry a whole catalogue into an empty shop, from which it comes out the same', async () => {
    const count = await full.db.$count(products);
    expect(await exportCatalogue(full.db, first, writing)).toEqual({ products: count, leftOut: 0 });
    const summary = await importFile(empty.db, first, options);
    expect(summary).toMatchObject({ created: count, updated: 0, problems: [] });
    await exportCatalogue(empty.db, again, writing);
    expect(await lines(again)).toEqual(await lines(first));
    const query = { search: 'kimono', per_page: 48, currency: 'usd', lang: 'en' } as const;
    const uris = async (shop: typeof full) =>
      (await shop.call('searchProducts', { query })).body.products.map(({ uri, price }) => [uri, price]);
    expect(await uris(empty)).toEqual(await uris(full));
  });

  it('change nothing when the same file comes again', async () => {
    const summary = await importFile(empty.db, first, options);
    expect(summary).toMatchObject({ created: 0, problems: [], shelves: [] });
    await exportCatalogue(empty.db, again, writing);
    expect(await lines(again)).toEqual(await lines(first));
  });

  it('cost a bad line its own product only, and say where it stands and what is wrong', async () => {
    const [line = ''] = await lines(first);
    const product = JSON.parse(line);
    const [size] = product.sizes;
    const changed = (change: object) => JSON.stringify({ ...product, ...change });
    await writeFile(other, '\ufeff');
    await appendFile(
      other,
      [
        changed({ uri: 'nueva-uno', sku: 'N-1', sizes: [{ ...size, sku: null }] }),
        'esto no es json',
        changed({ uri: 'Con Espacio' }),
        '',
        changed({ uri: 'sin-tallas', sizes: [] }),
        changed({ uri: 'oferta-cara', sizes: [{ ...size, prices: { MXN: { price: 100, offer: 100 } } }] }),
        changed({
          uri: 'foto-mala',
          pictures: [{ name: 'x', source: { kind: 'remote', url: 'javascript:1', title: 'x' } }],
        }),
        changed({ uri: 'sku-ajeno' }),
        changed({ uri: 'nueva-uno', sku: 'N-3', sizes: [{ ...size, sku: null }] }),
        changed({ uri: 'nueva-dos', sku: 'N-2', sizes: [{ ...size, sku: null, prices: {} }] }),
      ].join('\n'),
    );
    const before = await empty.db.$count(products);
    const rehearsed = await importFile(empty.db, other, { ...options, dryRun: true });
    expect(await empty.db.$count(products)).toBe(before);
    const { problems, created } = await importFile(empty.db, other, options);
    expect(problems.map(({ row, handle }) => [row, handle])).toEqual([
      [2, ''],
      [3, 'Con Espacio'],
      [5, 'sin-tallas'],
      [6, 'oferta-cara'],
      [7, 'foto-mala'],
      [8, 'sku-ajeno'],
      [9, 'nueva-uno'],
    ]);
    expect(need(problems[0]).message).toBe('it is not a line of JSON');
    expect(need(problems[1]).message).toContain('uri');
    expect([created, await empty.db.$count(products)]).toEqual([2, before + 2]);
    expect(rehearsed).toMatchObject({ created: 2, dryRun: true });
  });
});
