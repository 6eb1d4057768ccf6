import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from './assets.ts';
import { servePage } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'obsidiana-shop-'));
const script = 'console.log("obsidiana");'.repeat(50);

let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  const sendFile = builtFiles(folder);
  const storefront = {
    assetsDirectory: folder,
    async handle({ url }: Request) {
      if (url.endsWith('/breaks')) throw new Error('on purpose');
      return new Response(`<p>${new URL(url).pathname}</p>`.repeat(100), {
        status: 404,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
  };
  server = createServer((incoming, outgoing) => {
    if (!sendFile(incoming, outgoing)) void servePage(storefront, incoming, outgoing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Below `fetch`, which would decode the body and normalise the path. */
function get(path: string, encoding = '') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, failed) => {
    request({ port, path, headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', failed)
      .end();
  });
}

describe('built files', () => {
  it('are sent compressed to who can read it, and never change under one name', async () => {
    const { headers, body } = await get('/assets/app-1a2b.js', 'gzip, br');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': expect.stringContaining('immutable') });
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect((await get('/assets/app-1a2b.js?v=1')).body.toString()).toBe(script);
  });

  it('end at the folder', async () => {
    for (const path of ['/../../../etc/passwd', '/assets/..%2f..%2fpackage.json', '/assets/app-1a2b.js.br']) {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<p>');
    }
  });
});

describe('pages', () => {
  it('keep their status and are compressed', async () => {
    const { status, headers, body } = await get('/anywhere', 'br');
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
    expect(brotliDecompressSync(body).toString()).toContain('<p>/anywhere</p>');
  });

  it('that break answer 500 and leave the server standing', async () => {
    expect((await get('/breaks')).status).toBe(500);
    expect((await get('/favicon.svg')).body.toString()).toBe('<svg/>');
  });
});
