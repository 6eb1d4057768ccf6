import { defaultLanguage, feedPage, type Language, languages, legalTexts } from '@obsidiana/contract/rules';
import type { Api } from '@obsidiana/data';
import { addressIn } from '../../page/address.ts';
import { type PageName, patterns, to } from '../../paths.ts';
import { escaped, xmlHead } from './xml.ts';

interface Listed {
  readonly path: string;
  /** Of a picture that stands for the page. */
  readonly image?: string | undefined;
}

/** The index of all sitemaps: one of the pages, and one for each page of the feed. */
export async function sitemapIndex(origin: string, api: Api): Promise<string> {
  const { total } = await api.call('feed', { query: { per_page: 1 } });
  const pages = Math.ceil(total / feedPage);
  const paths = [
    '/sitemap-pages.xml',
    ...Array.from({ length: pages }, (_, index) => `/sitemap-products-${index + 1}.xml`),
  ];
  const items = paths.map((path) => `<sitemap><loc>${escaped(new URL(path, origin).href)}</loc></sitemap>`);
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</sitemapindex>`;
}

/** Every public page but those of products. */
export async function sitemapOfPages(origin: string, api: Api): Promise<string> {
  const categories = await api.call('headerCategories', {});
  const texts = Object.keys(legalTexts) as (keyof typeof legalTexts & PageName)[];
  return sitemap(origin, [
    { path: to('start') },
    ...categories.flatMap(({ uri: category, subcategories }) => [
      { path: to('category', { category }) },
      ...subcategories.map(({ uri: subcategory }) => ({ path: to('subcategory', { category, subcategory }) })),
    ]),
    { path: to('contact') },
    ...texts.map((name) => ({ path: patterns[name] })),
  ]);
}

/** One page of products; null beyond the last. */
export async function sitemapOfProducts(origin: string, api: Api, page: number): Promise<string | null> {
  const { products } = await api.call('feed', { query: { page } });
  if (products.length === 0) return null;
  return sitemap(
    origin,
    products.map(({ uri, images }) => ({ path: to('product', { uri }), image: images[0] })),
  );
}

/** Each page once per language, and each of those with the address of the others. */
function sitemap(origin: string, pages: readonly Listed[]): string {
  const urls = pages.flatMap(({ path, image }) => {
    const hrefIn = (lang: Language) => escaped(addressIn(origin, { pathname: path, search: '' }, lang));
    const others = [...languages.map((lang) => [lang, hrefIn(lang)]), ['x-default', hrefIn(defaultLanguage)]].map(
      ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
    );
    const picture = image
      ? `<image:image><image:loc>${escaped(new URL(image, origin).href)}</image:loc></image:image>`
      : '';
    return languages.map((lang) => `<url><loc>${hrefIn(lang)}</loc>${others.join('')}${picture}</url>`);
  });
  const names = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ];
  return `${xmlHead}<urlset ${names.join(' ')}>${urls.join('')}</urlset>`;
}
