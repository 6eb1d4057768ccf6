import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { products, subcategories } from '../apps/api/src/catalog/tables.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { openDatabase } from '../apps/api/src/db/open.ts';
import { fillCatalogue } from './support/large-catalogue.ts';
import { measure, report } from './support/load.ts';
import { withServer } from './support/server.ts';

// How fast the catalogue answers when it is large: one at a time without the answer cache, and under load with it.
// Usage: node bench/catalog.ts [--products 50000] [--seconds 5] [--data <folder>]
// The data folder is made and removed; a given one is kept, and filled up to the number of products the next time.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '5' },
    data: { type: 'string' },
  },
});
const [wanted, seconds] = [Number(values.products), Number(values.seconds)];
const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'obsidiana-bench-'));

const database = await openDatabase({ ...readConfig({ DATA_DIR: dataDir }), seed: 'demo' });
const { db } = database;
const started = performance.now();
await fillCatalogue(db, wanted);
const count = await db.$count(products);
console.log(`${count.toLocaleString('en')} products (filled in ${Math.round((performance.now() - started) / 1000)} s)`);
const shelves = (await db.select({ uri: subcategories.uri }).from(subcategories)).map(({ uri }) => uri);
const some = await db.select({ uri: products.uri, name: products.name }).from(products).limit(400);
const words = some.map(({ name }) => name.es.split(' ').at(-1)?.toLowerCase() ?? 'kimono');

const list = (uri: string, more = '') => `/api/products/search?subcategory_uri=${uri}&per_page=16${more}`;
const search = (term: string, more = '') =>
  `/api/products/search?search=${encodeURIComponent(term)}&per_page=16${more}`;
const mistyped = (word: string) => word.slice(0, 2) + word.slice(3);

const scenarios: Record<string, readonly string[]> = {
  'list of 16': shelves.flatMap((uri) => [1, 2, 3].map((page) => list(uri, `&page=${page}`))),
  'list of 16, page 40': shelves.map((uri) => list(uri, '&page=40')),
  'list, narrowed, with facets': shelves.map((uri) => list(uri, '&size=M&price_max=900&facets=true')),
  'list by price': shelves.map((uri) => list(uri, '&sort=price_asc')),
  'search, one word': words.map((word) => search(word)),
  'search, a word of thousands': ['kimono', 'sudadera', 'playera', 'vestido'].map((word) => search(word)),
  'the same with facets': ['kimono', 'sudadera', 'playera', 'vestido'].map((word) => search(word, '&facets=true')),
  'search, mistyped': words.map((word) => search(mistyped(word))),
  suggestions: words.map((word) => `/api/products/suggestions?search=${encodeURIComponent(word.slice(0, 3))}`),
  home: ['/api/products/home'],
  'product detail': some.map(({ uri }) => `/api/products/detail?uri=${encodeURIComponent(uri)}`),
};

/** All but those that only wait: of this program, and of a server's presence and ears. */
const backends = async () => {
  const { rows } = await db.$client.query<{ pid: number }>(`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid() and query not ilike 'listen %'`);
  return rows.map(({ pid }) => pid);
};

const api = 'apps/api/src/main.ts';
console.log('\nOne request at a time, every answer computed:');
await withServer(api, { DATA_DIR: dataDir, ANSWER_CACHE: 'off' }, async ({ url, pid }) => {
  for (const [name, paths] of Object.entries(scenarios))
    console.log(report(await measure(url, pid, { name, paths, connections: 1, seconds, backends })));
});
console.log('\n32 connections, with the answer cache:');
await withServer(api, { DATA_DIR: dataDir }, async ({ url, pid }) => {
  for (const [name, paths] of Object.entries(scenarios))
    console.log(report(await measure(url, pid, { name, paths, connections: 32, seconds, backends })));
});

await database.close();
if (!values.data) rmSync(dataDir, { recursive: true, force: true });
