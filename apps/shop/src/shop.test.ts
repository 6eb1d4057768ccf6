import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtFiles } from './assets.ts';
import { PageCache } from './page-cache.ts';
import { servePage } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'obsidiana-shop-'));
const script = 'console.log("obsidiana");'.repeat(50);

let server: Server;
const version: { current: number | null } = { current: 1 };
let rendered = 0;
/** What the next page waits for. */
let gate = Promise.resolve();
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  const sendFile = builtFiles(folder);
  const storefront = {
    assetsDirectory: folder,
    keyOf: (address: string, cookies: string) =>
      address.startsWith('/public') ? `${address} ${/lang=(\w+)/.exec(cookies)?.[1]}` : null,
    async handle({ url }: Request) {
      if (url.endsWith('/breaks')) throw new Error('on purpose');
      if (url.includes('/public')) {
        rendered += 1;
        const number = rendered;
        await gate;
        const headers = new Headers({
          'content-type': 'text/html',
          'cache-control': 'public, no-cache',
          vary: 'cookie',
        });
        if (url.endsWith('cookie')) headers.set('set-cookie', 'mine=1');
        return new Response(`<p>${number}</p>`.repeat(200), { status: url.endsWith('failing') ? 503 : 200, headers });
      }
      return new Response(`<p>${new URL(url).pathname}</p>`.repeat(100), {
        status: 404,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
  };
  const pages = new PageCache(version);
  server = createServer((incoming, outgoing) => {
    if (!sendFile(incoming, outgoing)) void servePage(storefront, pages, incoming, outgoing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Below `fetch`, which would decode the body and normalise the path. */
function get(path: string, encoding = '', more: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, failed) => {
    request({ port, path, headers: { 'accept-encoding': encoding, ...more } }, (response) => {
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

describe('public pages', () => {
  afterEach(() => {
    vi.useRealTimers();
    version.current = 1;
  });
  const shown = async (path: string, more: Record<string, string> = {}) =>
    /<p>(\d+)/.exec((await get(path, '', more)).body.toString())?.[1];

  it('are rendered once per address and language, until the catalogue changes', async () => {
    const first = await shown('/public/once');
    expect(await shown('/public/once', { cookie: 'other=1' })).toBe(first);
    expect(await shown('/public/once', { cookie: 'lang=en' })).not.toBe(first);
    expect(await shown('/public/once?page=2')).not.toBe(first);
    version.current = 2;
    expect(await shown('/public/once')).not.toBe(first);
  });

  it('are rendered once for all who ask at the same time', async () => {
    const open = Promise.withResolvers<void>();
    gate = open.promise;
    const before = rendered;
    const asked = Array.from({ length: 5 }, () => shown('/public/crowd'));
    await vi.waitFor(() => expect(rendered).toBe(before + 1));
    open.resolve();
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(rendered).toBe(before + 1);
  });

  it('that have grown old are given while they are made again', async () => {
    const first = await shown('/public/old');
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 3_000 });
    expect(await shown('/public/old')).toBe(first);
    await vi.waitFor(async () => expect(await shown('/public/old')).not.toBe(first));
    const second = await shown('/public/old');
    vi.setSystemTime(now + 100_000);
    expect(await shown('/public/old')).not.toBe(second);
  });

  it('are sent compressed, and not at all to who has them', async () => {
    const br = await get('/public/etag', 'gzip, br');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
    expect(br.headers['vary']).toBe('cookie, accept-encoding');
    expect(brotliDecompressSync(br.body).toString()).toContain('<p>');
    const etag = String(br.headers['etag']);
    const again = await get('/public/etag', 'br', { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, headers: { etag } });
    expect(again.body).toHaveLength(0);
    version.current = 2;
    expect((await get('/public/etag', 'br', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each(['/public/failing', '/public/cookie', '/anywhere'])('%s is not kept', async (path) => {
    const first = await get(path);
    expect(first.headers).not.toHaveProperty('etag');
    const before = rendered;
    expect((await get(path)).status).toBe(first.status);
    if (path !== '/anywhere') expect(rendered).toBe(before + 1);
  });

  it('are not kept while changes cannot be heard, nor for who sends a token', async () => {
    const first = await shown('/public/deaf');
    expect(await shown('/public/deaf', { authorization: 'Bearer x' })).not.toBe(first);
    version.current = null;
    expect(await shown('/public/deaf')).not.toBe(first);
  });
});
