import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Currency, Language } from '@obsidiana/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../catalog/tables.ts';
import { importFile } from '../import/import-file.ts';
import type { CatalogueLine } from '../import/line.ts';
import { writeLine } from '../import/write-line.ts';
import { testShop } from '../testing.ts';
import { exportCatalogue } from './export-catalogue.ts';

const shop = await testShop();
const others = { csv: await testShop(), tsv: await testShop(), xml: await testShop() };
const publicUrl = 'https://obsidiana.example';

const drawn = (seed: number) => ({
  name: 'Poncho',
  source: {
    kind: 'garment',
    garment: { silhouette: 'tee', print: 'agate', palette: 'jade', seed },
    view: 'front',
  } as const,
});
const price = (amount: number, offer: number | null = null) => ({ price: amount, offer });
const line = (uri: string, change: Partial<CatalogueLine> = {}): CatalogueLine => ({
  uri,
  sku: `OBS-${uri.toUpperCase()}`,
  name: { es: `Poncho "${uri}", de 5" & más`, en: `Poncho ${uri}` },
  description: { es: 'Lana\ny seda; <3 é', en: 'Wool and silk' },
  detail: { es: '<p>Uno,\n<b>dos</b> &amp; tres</p>', en: '<p>One</p>' },
  category: { uri: 'ponchos', name: { es: 'Ponchos', en: 'Capes' } },
  subcategory: { uri: 'ponchos-lana', name: { es: 'Lana', en: 'Wool' } },
  ...{ collection: { uri: 'invierno', name: { es: 'Invierno', en: 'Winter' } }, size_guide: null },
  ...{ web_exclusive: true, limited_edition: false, find_your_size: true, default_size: 'M', published: true },
  created_at: '2026-01-02T03:04:05.000Z',
  pictures: [drawn(1), { name: uri, source: { kind: 'remote', url: `https://fotos.example/${uri}.jpg`, title: uri } }],
  sizes: [
    { letter: 'M', sku: `${uri}-m`, stock: 3, prices: { MXN: price(150_000, 120_050), USD: price(9_000) } },
    { letter: 'Rojo / G', sku: null, stock: 0, prices: { MXN: price(150_001) } },
  ],
  ...change,
});
const lines = [
  line('uno'),
  line('unitalla', {
    sizes: [{ letter: 'Unitalla', sku: null, stock: 7, prices: { MXN: price(100), USD: price(1) } }],
  }),
  // In another category a shelf has the same name.
  line('otra-lana', {
    category: { uri: 'ruanas', name: { es: 'Ruanas', en: 'Ruanas' } },
    subcategory: { uri: 'ruanas-lana', name: { es: 'Lana', en: 'Wool' } },
    pictures: [{ name: 'x', source: { kind: 'title', title: 'Otra lana' } }],
  }),
  line('muchas-fotos', { pictures: Array.from({ length: 14 }, (_, seed) => drawn(seed)) }),
  line('borrador', { published: false }),
  line('solo-dolares', { sizes: [{ letter: 'M', sku: 'd-m', stock: 2, prices: { USD: price(5_000) } }] }),
];

async function exported({ db, config }: typeof shop, name: string, currency: Currency = 'MXN', lang: Language = 'es') {
  const path = join(config.dataDir, name);
  const summary = await exportCatalogue(db, path, { currency, lang, publicUrl });
  return { path, summary, text: await readFile(path, 'utf8') };
}
const reading = { rate: null, stock: 0, dryRun: false, publicUrl };

beforeAll(async () => {
  for (const one of lines) await shop.db.transaction((tx) => writeLine(tx, one));
});

describe.each(['csv', 'tsv', 'xml'] as const)('a catalogue as .%s @API-11', (ending) => {
  it.each([
    ['MXN', 'es'],
    ['USD', 'en'],
  ] as const)('imported where it came from changes nothing: %s, %s', async (currency, lang) => {
    const before = await exported(shop, 'before.jsonl');
    const { path, summary } = await exported(shop, `catalogue.${ending}`, currency, lang);
    // A feed has nothing of what is not published, no file what has no price in its currency.
    const drafts = ending === 'csv' ? 0 : 1;
    expect(summary.leftOut).toBe(currency === 'MXN' ? 1 + drafts : drafts);
    const imported = await importFile(shop.db, path, { ...reading, currency, lang });
    expect(imported).toMatchObject({ created: 0, updated: summary.products, problems: [], shelves: [] });
    const after = await exported(shop, 'after.jsonl');
    expect(after.text.split('\n')).toEqual(before.text.split('\n'));
  });

  it('carries the products into an empty shop, from which they come out the same', async () => {
    const other = others[ending];
    const { path, summary, text } = await exported(shop, `first.${ending}`);
    const imported = await importFile(other.db, path, { ...reading, currency: 'MXN', lang: 'es' });
    expect(imported).toMatchObject({ created: summary.products, problems: [] });
    expect(await other.db.$count(products)).toBe(summary.products);
    expect((await exported(other, `again.${ending}`)).text.split('\n')).toEqual(text.split('\n'));
  });
});

it('a file that nobody can know the format of is refused', async () => {
  await expect(exported(shop, 'catalogue.pdf')).rejects.toThrow('must end with .jsonl, .csv, .tsv, .xml');
});
