import { type PageName, patterns } from '../paths.ts';

const publicPages = [
  'start',
  'home',
  'category',
  'subcategory',
  'product',
  'search',
  'searchForm',
  'nothingFound',
  'contact',
  'about',
  'terms',
  'serviceTerms',
  'privacy',
  'returns',
  'shipping',
  'cookies',
  'sizeTable',
  'underAge',
] as const satisfies readonly PageName[];

const paths = publicPages.map((name) => patterns[name].replaceAll(/:\w+/g, '[^/]+'));
const publicPath = new RegExp(`^(?:${paths.join('|')})/?$`, 'i');

/** Whether a page is the same for everyone who reads in one language and currency. */
export function isPublic(pathname: string): boolean {
  return publicPath.test(pathname);
}
