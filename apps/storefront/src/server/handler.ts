import * as build from 'virtual:react-router/server-build';
import { createCache, createClient, type Locale, readCookie, slots } from '@obsidiana/data';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { askedIn, localeOf } from '../locale.ts';
import { serverPage } from '../page/context.ts';
import type { CreateHandler, KeyOf } from './contract.ts';
import { findFile } from './found/index.ts';
import { isPublic } from './public-pages.ts';

/** Answers requests for pages. A public page depends on its path, language and currency, and on nothing else. */
export const createHandler: CreateHandler = ({ fetchApi, apiUrl, publicUrl }) => {
  const answer = createRequestHandler(build, 'production');
  const apiIn = (locale: Locale) =>
    createClient({
      ...locale,
      base: apiUrl,
      transport: fetchApi,
      token: () => null,
      onUnauthenticated: () => undefined,
    });

  return async (request, { nonce } = {}) => {
    const url = new URL(request.url);
    const locale = localeOf({ asked: askedIn(url.searchParams), ...chosenIn(request.headers.get('cookie') ?? '') });
    const origin = publicUrl ?? url.origin;
    const file = await findFile(url.pathname, { origin, apiIn });
    if (file) return file;
    const api = apiIn(locale);
    const context = new RouterContextProvider();
    context.set(serverPage, { locale, api, cache: createCache({ retries: 0 }), origin, nonce });
    const page = await answer(request, context);
    page.headers.set('content-language', locale.lang);
    page.headers.set('vary', 'cookie');
    if (page.status === 503) page.headers.set('retry-after', '30');
    const open = page.status === 200 && isPublic(url.pathname);
    if (!page.headers.has('cache-control')) page.headers.set('cache-control', open ? 'public, no-cache' : 'no-cache');
    return page;
  };
};

export const keyOf: KeyOf = (address, cookies) =>
  isPublic(address.replace(/\?.*$/s, '')) ? JSON.stringify([address, chosenIn(cookies)]) : null;

function chosenIn(cookies: string) {
  const kept = <T>({ name, read }: { name: string; read: (text: string) => T | null }): T | null => {
    const text = readCookie(cookies, name);
    return text === null ? null : read(text);
  };
  return { language: kept(slots.language), currency: kept(slots.currency) };
}
