import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { encodingFor } from '@obsidiana/api';
import type { Storefront } from '@obsidiana/storefront';
import type { KeptPage, PageCache, Rendered } from './page-cache.ts';

const headersOfEveryPage = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Answers with a page: kept ones as they are, others rendered and streamed, compressed as the browser accepts. */
export async function servePage(
  storefront: Storefront,
  pages: PageCache,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    for (const [name, value] of Object.entries(headersOfEveryPage)) outgoing.setHeader(name, value);
    const { method, url = '/', headers } = incoming;
    const open = method === 'GET' && headers.authorization === undefined;
    const key = open ? storefront.keyOf(url, headers.cookie ?? '') : null;
    const page: Rendered =
      key === null
        ? { once: await storefront.handle(requestOf(incoming, gone.signal), { nonce: newNonce() }) }
        : // Whoever asked first may leave; the page is for all who ask.
          await pages.page(key, () => storefront.handle(requestOf(incoming)));
    if ('kept' in page) await sendKept(page.kept, incoming, outgoing);
    else await stream(page.once, incoming, outgoing);
  } catch (error) {
    if (gone.signal.aborted) return;
    console.error(error);
    if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    outgoing.end('500');
  }
}

/** A page that is rendered for one request alone may know its scripts by a word that nobody can guess. */
const newNonce = (): string => randomBytes(16).toString('base64');

async function sendKept({ headers, body, etag }: KeptPage, incoming: IncomingMessage, outgoing: ServerResponse) {
  for (const [name, value] of headers) outgoing.appendHeader(name, value);
  outgoing.appendHeader('vary', 'accept-encoding');
  outgoing.setHeader('etag', etag);
  if (knows(incoming.headers['if-none-match'], etag)) return void outgoing.writeHead(304).end();
  const form = await body.for(incoming.headers['accept-encoding']);
  if (form.encoding) outgoing.setHeader('content-encoding', form.encoding);
  outgoing.setHeader('content-length', form.body.length);
  outgoing.writeHead(200).end(form.body);
}

function knows(etags: string | undefined, etag: string): boolean {
  return etags?.split(',').some((known) => known.trim() === etag) ?? false;
}

async function stream(page: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const encoder = encoderFor(incoming.headers['accept-encoding'], page);
  for (const [name, value] of page.headers) outgoing.appendHeader(name, value);
  if (encoder) {
    outgoing.setHeader('content-encoding', encoder.encoding);
    outgoing.removeHeader('content-length');
  }
  outgoing.appendHeader('vary', 'accept-encoding');
  outgoing.writeHead(page.status);
  if (!page.body || incoming.method === 'HEAD') return void outgoing.end();
  const body = Readable.from(page.body);
  await (encoder ? pipeline(body, encoder.stream, outgoing) : pipeline(body, outgoing));
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal | null = null): Request {
  const method = incoming.method ?? 'GET';
  const bodyless = method === 'GET' || method === 'HEAD';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of Array.isArray(value) ? value : value === undefined ? [] : [value]) headers.append(name, item);
  }
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  return new Request(url, {
    method,
    headers,
    signal,
    ...(!bodyless && { body: Readable.toWeb(incoming), duplex: 'half' }),
  });
}

function encoderFor(accepted: string | undefined, page: Response) {
  const type = page.headers.get('content-type') ?? '';
  if (!page.body || page.headers.has('content-encoding') || !/text|json|javascript|xml|turbo/.test(type)) return null;
  const encoding = encodingFor(accepted);
  // Flushed as it is written, so that a streamed page keeps arriving in pieces.
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 };
    return { encoding, stream: createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params }) };
  }
  return encoding && { encoding, stream: createGzip({ flush: constants.Z_SYNC_FLUSH }) };
}
