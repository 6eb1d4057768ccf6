import { currencyOfLanguage, defaultLanguage } from '@obsidiana/contract/rules';
import { type Api, type Locale, type Session, type Stored, type StoredKey, useStored } from '@obsidiana/data';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { apiIn, shop } from '../browser/shop.ts';
import { textsOf } from '../messages/index.ts';
import type { Translate } from '../messages/translate.ts';
import type { loader } from '../root.tsx';

/** The language and currency that this page is in. */
export function useLocale(): Locale {
  const root = useRouteLoaderData<typeof loader>('root');
  const lang = root?.lang ?? defaultLanguage;
  const currency = root?.currency ?? currencyOfLanguage[lang];
  return useMemo(() => ({ lang, currency }), [lang, currency]);
}

/** The texts of this page's language. */
export function useTexts(): Translate {
  return textsOf(useLocale().lang);
}

/** The API in this page's language and currency, for `useQuery(homeProducts(api))`. */
export function useApi(): Api {
  const locale = useLocale();
  return useMemo(() => apiIn(locale), [locale]);
}

/** The browser's session; null while the server renders. */
function session(): Session | null {
  return import.meta.env.SSR ? null : shop().session;
}

/** What the browser keeps under a key; null on the server and while its page is being taken over. */
export function useKept<K extends StoredKey>(key: K): Stored[K] | null {
  return useStored(session(), key);
}

/** Whether somebody is signed in. Personal queries are asked with `enabled: useSignedIn()`. */
export function useSignedIn(): boolean {
  return useKept('token') !== null;
}

/** The whole address of a path of this shop, to be shared. */
export function useAddress(path: string): string {
  const root = useRouteLoaderData<typeof loader>('root');
  return new URL(path, root?.origin ?? 'http://localhost').href;
}
