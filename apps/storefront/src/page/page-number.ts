import { redirect } from 'react-router';

/** The page that an address asks for, from 1; what is not a page number is page 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Brings an address that asks for a page beyond the list, or for page 1 by name, to the clean address of the page. */
export function requireCleanPage(url: URL, page: number, hrefOf: (page: number) => string): void {
  const asked = url.searchParams.get('page');
  if (asked !== null && asked !== (page > 1 ? String(page) : null)) throw redirect(hrefOf(page));
}
