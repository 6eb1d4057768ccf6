import { type Api, ApiError } from '@obsidiana/data';
import { type DehydratedState, dehydrate, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { apiIn, currentLocale, shop } from '../browser/shop.ts';
import { loadTexts } from '../messages/index.ts';
import type { Translate } from '../messages/translate.ts';
import { to } from '../paths.ts';
import { serverPage } from './context.ts';
import type { StructuredData } from './structured.ts';

type Query<T, K extends QueryKey> = UseQueryOptions<T, Error, T, K>;

/** What a page's `load` gets, the same on the server and in the browser. */
export interface Load<P> {
  readonly params: P;
  readonly url: URL;
  /** Scheme and host, for addresses that leave the page. */
  readonly origin: string;
  readonly api: Api;
  readonly t: Translate;
  /** Asks, unless it is known already; on the server the answer also travels to the browser with the page. */
  need<T, K extends QueryKey>(query: Query<T, K>): Promise<T>;
}

/** What a page says about itself outside its content. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Address of a picture that stands for the page where it is shared. */
  readonly image?: string;
  /** What is shared: a product, or a page like any other. */
  readonly type?: 'product';
  /** What search engines read, in the words of schema.org; made on the server only. */
  readonly structured?: readonly StructuredData[];
  /** For pages that search engines should not list. */
  readonly hidden?: boolean;
}

export interface Loaded {
  readonly head: Head;
  readonly dehydrated?: DehydratedState;
}

interface Arguments<P> {
  readonly params: P;
  readonly request: Request;
}

/** A page's `loader`. What is not there is a 404; a failing API is a 503, so that search engines keep the page. */
export function onServer<P, D extends object>(load: (page: Load<P>) => Promise<D>) {
  return async ({ params, request, context }: Arguments<P> & { context: Readonly<RouterContextProvider> }) => {
    const { api, cache, locale, origin } = context.get(serverPage);
    const needed = new Set<string>();
    const t = await loadTexts(locale.lang);
    const need = async <T, K extends QueryKey>(query: Query<T, K>): Promise<T> => {
      const answer = await cache.ensureQueryData(query);
      needed.add(JSON.stringify(query.queryKey));
      return answer;
    };
    try {
      const loaded = await load({ params, url: new URL(request.url), origin, api, t, need });
      const shouldDehydrateQuery = ({ queryKey }: { queryKey: QueryKey }) => needed.has(JSON.stringify(queryKey));
      return { ...loaded, dehydrated: dehydrate(cache, { shouldDehydrateQuery }) };
    } catch (error) {
      throw failure(error) ?? error;
    }
  };
}

/** A page's `clientLoader`: it asks the API itself, and only for what is not in the browser's cache. */
export function inBrowser<P, D extends object>(load: (page: Load<P>) => Promise<D>) {
  return async ({ params, request }: Arguments<P>) => {
    const { cache } = shop();
    const api = apiIn(currentLocale());
    const t = await loadTexts(api.lang);
    try {
      const url = new URL(request.url);
      return await load({ params, url, origin: url.origin, api, t, need: (query) => cache.ensureQueryData(query) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw redirect(to('notFound'));
      throw failure(error) ?? error;
    }
  };
}

function failure(error: unknown) {
  if (!(error instanceof ApiError)) return null;
  const missing = error.status === 404 || error.status === 400 || error.status === 422;
  return data(null, { status: missing ? 404 : 503 });
}
