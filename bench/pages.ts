import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../scripts/lib/ports.ts';
import { measure, report } from './support/load.ts';
import { withServer } from './support/server.ts';

// How many public pages a second the built shop serves, kept and rendered, beside a bare Node server that sends 20 KB:
// the ceiling of the machine at that moment.
// Usage: npm start once, then node bench/pages.ts [--seconds 5]

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
const dataDir = mkdtempSync(join(tmpdir(), 'obsidiana-bench-'));
const pages = {
  home: '/',
  subcategory: '/category/kimonos/kimonos-corte-recto',
  product: '/detalles-producto/kimono-agata-roja',
};

async function measurePages(title: string, connections: number, env: Record<string, string>): Promise<void> {
  console.log(`\n${title}`);
  await withServer('apps/shop/src/main.ts', { DATA_DIR: dataDir, ...env }, async ({ url, pid }) => {
    for (const [name, path] of Object.entries(pages))
      console.log(report(await measure(url, pid, { name, paths: [path], connections, seconds })));
  });
}

const bare = createServer((_request, response) => response.end(body));
const body = Buffer.alloc(20_000, 'obsidiana ');
const port = await freePort();
await new Promise<void>((listening) => bare.listen(port, listening));
const ceiling = { name: 'bare Node, 20 KB', paths: ['/'], connections: 32, seconds };
console.log(report(await measure(`http://localhost:${port}`, undefined, ceiling)));
bare.close();

await measurePages('Kept pages, 32 connections:', 32, {});
await measurePages('Every page rendered, 4 connections:', 4, { ANSWER_CACHE: 'off' });
rmSync(dataDir, { recursive: true, force: true });
