import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// The client JavaScript that a first visit to a page fetches, as built: everything that runs before anybody presses
// anything, with the texts of one language.
// Usage: node bench/bytes.ts    prints KiB brotli of each page; exits with 1 above the budget.

export interface PageBytes {
  readonly page: string;
  readonly kib: number;
  /** How many files. */
  readonly files: number;
  readonly budget: number;
}

const budget = 141;
const client = join(import.meta.dirname, '../apps/storefront/build/client');
const pages = { home: 'home', subcategory: 'subcategory', product: 'product' };
const onEveryPage = ['src/entry.client.tsx', 'src/root.tsx', 'src/layouts/shop.tsx'];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** @throws when the storefront has not been built */
export async function clientBytes(): Promise<PageBytes[]> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const find = (source: string): string => {
    const key = Object.keys(manifest).find((name) => name === source || name.startsWith(`${source}?`));
    if (!key) throw new Error(`${source} is not in the build of the storefront.`);
    return key;
  };
  const language = largest(
    ['es', 'en'].map((lang) => find(`src/messages/${lang}.ts`)),
    manifest,
  );
  const routes = readdirSync(join(client, 'assets')).filter((name) => /^manifest-.*\.js$/.test(name));
  return Object.entries(pages).map(([page, route]) => {
    const entries = [...onEveryPage, `src/routes/${route}.tsx`].map(find);
    const files = new Set(routes.map((name) => `assets/${name}`));
    for (const key of [...entries, language]) collect(key, manifest, files);
    const bytes = [...files].reduce((sum, file) => sum + compressed(file), 0);
    return { page, kib: bytes / 1024, files: files.size, budget };
  });
}

/** A chunk's file and those of everything that it imports. */
function collect(key: string, manifest: Record<string, Chunk>, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, manifest, files);
}

function largest(keys: readonly string[], manifest: Record<string, Chunk>): string {
  const sized = keys.map((key) => ({ key, bytes: compressed(manifest[key]?.file ?? '') }));
  return sized.sort((a, b) => b.bytes - a.bytes)[0]?.key ?? '';
}

function compressed(file: string): number {
  return brotliCompressSync(readFileSync(join(client, file))).length;
}

if (import.meta.main) {
  const measured = await clientBytes();
  for (const { page, kib, files } of measured) {
    console.log(`${page.padEnd(12)} ${kib.toFixed(1).padStart(6)} KiB brotli in ${files} files (budget ${budget})`);
  }
  process.exit(measured.some(({ kib }) => kib > budget) ? 1 : 0);
}
