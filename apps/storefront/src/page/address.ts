import { defaultLanguage } from '@obsidiana/contract/rules';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** One address for each page of each language: the page's number stays, everything else of the query goes. */
export function addressIn(origin: string, { pathname, search }: Place, lang: string): string {
  const url = new URL(pathname === '/home' ? '/' : pathname, origin);
  const page = new URLSearchParams(search).get('page');
  if (page) url.searchParams.set('page', page);
  if (lang !== defaultLanguage) url.searchParams.set('lang', lang);
  return url.href;
}
