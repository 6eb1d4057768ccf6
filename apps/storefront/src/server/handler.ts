import * as build from 'virtual:react-router/server-build';
import { createCache, createClient, readCookie, slots, type Transport } from '@obsidiana/data';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { localeOf } from '../locale.ts';
import { serverPage } from '../page/context.ts';

export interface HandlerOptions {
  /** Answers the API's requests, over the network or in process. */
  readonly fetchApi: Transport;
  /** Absolute address that the API's paths are put behind. */
  readonly apiUrl: string;
  /** Scheme and host of the shop for canonical addresses; that of the request without it. */
  readonly publicUrl?: string | undefined;
}

export interface PageOptions {
  /** For the inline scripts of the page, where a Content-Security-Policy asks for one. */
  readonly nonce?: string;
}

export type Handle = (request: Request, options?: PageOptions) => Promise<Response>;

/** Answers requests for pages. A public page depends on its path, language and currency, and on nothing else. */
export function createHandler({ fetchApi, apiUrl, publicUrl }: HandlerOptions): Handle {
  const answer = createRequestHandler(build, 'production');

  return async (request, { nonce } = {}) => {
    const url = new URL(request.url);
    const kept = <T>({ name, read }: { name: string; read: (text: string) => T | null }): T | null => {
      const text = readCookie(request.headers.get('cookie') ?? '', name);
      return text === null ? null : read(text);
    };
    const asked = url.searchParams.get('lang');
    const locale = localeOf({ asked, language: kept(slots.language), currency: kept(slots.currency) });
    const api = createClient({
      ...locale,
      base: apiUrl,
      transport: fetchApi,
      token: () => null,
      onUnauthenticated: () => undefined,
    });
    const context = new RouterContextProvider();
    const origin = publicUrl ?? url.origin;
    context.set(serverPage, { locale, api, cache: createCache({ retries: 0 }), origin, nonce });
    const page = await answer(request, context);
    page.headers.set('content-language', locale.lang);
    page.headers.set('vary', 'cookie');
    if (!page.headers.has('cache-control')) page.headers.set('cache-control', 'no-cache');
    return page;
  };
}
