import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Storefront } from '@obsidiana/storefront';

const headersOfEveryPage = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Renders a page and streams it, compressed as the browser accepts. */
export async function servePage(
  storefront: Storefront,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    const page = await storefront.handle(requestOf(incoming, gone.signal));
    const encoder = encoderFor(incoming.headers['accept-encoding'] ?? '', page);
    for (const [name, value] of Object.entries(headersOfEveryPage)) outgoing.setHeader(name, value);
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
  } catch (error) {
    if (gone.signal.aborted) return;
    console.error(error);
    if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    outgoing.end('500');
  }
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
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

function encoderFor(accepted: string, page: Response) {
  const type = page.headers.get('content-type') ?? '';
  if (!page.body || page.headers.has('content-encoding') || !/text|json|javascript|xml|turbo/.test(type)) return null;
  // Flushed as it is written, so that a streamed page keeps arriving in pieces.
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 };
    return { encoding: 'br', stream: createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', stream: createGzip({ flush: constants.Z_SYNC_FLUSH }) };
  return null;
}
