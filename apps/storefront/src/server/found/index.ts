import { currencies, currencyOfLanguage, defaultLanguage, languages } from '@obsidiana/contract/rules';
import type { Api, Locale } from '@obsidiana/data';
import { loadTexts } from '../../messages/index.ts';
import { patterns } from '../../paths.ts';
import { merchantFeed } from './merchant-feed.ts';
import { sitemapIndex, sitemapOfPages, sitemapOfProducts } from './sitemaps.ts';

interface Shop {
  /** Scheme and host. */
  readonly origin: string;
  readonly apiIn: (locale: Locale) => Api;
}

/** Addresses of one person, or of one task: nothing that a search could lead to. */
const unlisted = [
  '/api/',
  patterns.profile,
  patterns.orders,
  patterns.wishlist,
  patterns.cart,
  patterns.added,
  patterns.login,
  '/checkout-',
  '/paypal/',
  '/cambiar-contrasena',
  '/registro-exitoso',
];

/** What search engines and merchants read: robots.txt, the sitemaps, the feeds. Null for any other path. */
export async function findFile(pathname: string, { origin, apiIn }: Shop): Promise<Response | null> {
  const api = apiIn({ lang: defaultLanguage, currency: currencyOfLanguage[defaultLanguage] });
  if (pathname === '/robots.txt') return file(robots(origin), 'text/plain');
  if (pathname === '/sitemap.xml') return file(await sitemapIndex(origin, api));
  if (pathname === '/sitemap-pages.xml') return file(await sitemapOfPages(origin, api));
  const page = /^\/sitemap-products-([1-9]\d{0,5})\.xml$/.exec(pathname)?.[1];
  if (page) {
    const sitemap = await sitemapOfProducts(origin, api, Number(page));
    return sitemap === null ? null : file(sitemap);
  }
  for (const lang of languages) {
    for (const currency of currencies) {
      if (pathname !== `/feeds/google-${lang}-${currency.toLowerCase()}.xml`) continue;
      await loadTexts(lang);
      return file(merchantFeed(origin, apiIn({ lang, currency })));
    }
  }
  return null;
}

function robots(origin: string): string {
  const lines = ['User-agent: *', ...unlisted.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}

function file(body: string | ReadableStream<Uint8Array>, type = 'application/xml'): Response {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  });
}
