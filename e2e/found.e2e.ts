import { HtmlValidate } from 'html-validate';
import { expect, test } from './support/test.ts';

const kimono = '/detalles-producto/kimono-agata';
const pages = [
  '/',
  '/category/kimonos',
  '/category/kimonos/kimonos-corte-recto?page=2',
  kimono,
  '/detalles-producto/kimono-geoda-amatista',
  '/resultados/kimono',
  '/sin-resultados?search=%22%3Cb%3E',
  '/contacto',
  '/about',
  '/tabla-de-tallas',
  '/no-mayor-de-eddad',
  '/404',
  '/login',
  '/login-crear',
  '/wishlist',
];

test('the first HTML of every page is valid', async ({ page }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], root: true });
  for (const path of pages) {
    const html = await (await page.request.get(path)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
    );
    expect(faults, path).toEqual([]);
  }
});

test('a shared product shows its picture, and a search engine reads what it costs @LANG-6', async ({
  page,
  lang,
  currency,
  baseURL,
}) => {
  await page.goto(kimono);
  const inHead = (selector: string, name = 'content') => page.locator(`head ${selector}`).first().getAttribute(name);
  const address = new URL(lang === 'es' ? kimono : `${kimono}?lang=en`, baseURL).href;
  expect(await inHead('link[rel=canonical]', 'href')).toBe(address);
  expect(await inHead('link[hreflang=en]', 'href')).toBe(new URL(`${kimono}?lang=en`, baseURL).href);
  expect(await inHead('link[hreflang=x-default]', 'href')).toBe(new URL(kimono, baseURL).href);
  expect(await inHead('meta[property="og:url"]')).toBe(address);
  const picture = await page.request.get((await inHead('meta[property="og:image"]')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, trail] = texts.map((text) => JSON.parse(text));
  expect(product['@type']).toBe('ProductGroup');
  expect(product.hasVariant[0].offers.priceCurrency).toBe(currency);
  expect(product.name).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  expect(trail.itemListElement).toHaveLength(4);
});

test('search engines find every page in both languages, merchants every size', async ({ page, baseURL }) => {
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');
  const robots = await read('/robots.txt');
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  expect(index).toBe(new URL('/sitemap.xml', baseURL).href);
  const listed = (await Promise.all(locs(await read(index)).map(async (sitemap) => locs(await read(sitemap))))).flat();
  for (const path of ['/', '/category/kimonos', '/category/kimonos/kimonos-corte-recto', kimono, '/envios']) {
    expect(listed).toContain(new URL(path, baseURL).href);
    expect(listed).toContain(new URL(`${path}?lang=en`, baseURL).href);
  }
  for (const path of listed.filter((_, index) => index % 40 === 0)) await read(path);
  expect((await page.request.get('/sitemap-products-999.xml')).status()).toBe(404);

  const feed = await read('/feeds/google-en-mxn.xml');
  const item = feed.split('<item>').find((text) => text.includes('<g:id>OBS-KIM-001-M</g:id>')) ?? '';
  expect(item).toContain('<g:price>2490.00 MXN</g:price>');
  const link = /<g:link>([^<]+)</.exec(item)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const landing = await page.request.get(link, { headers: { cookie: '' } });
  expect((await landing.text()).replaceAll(/<[^>]+>/g, '')).toMatch(/2,490\.00\s*MXN/);
});

test('no address breaks the shop, and nothing in it becomes markup', async ({ page, expectedComplaints }) => {
  expectedComplaints.push('404');
  const odd = [
    '%',
    '%E0%A4%A',
    '😀',
    "' or 1=1 --",
    '"><img src=x onerror=alert(1)>',
    '</script><script>window.broken=1</script>',
    'x'.repeat(2000),
    '..%2f..%2fetc',
    '%00',
  ];
  const addresses = odd.flatMap((text) => {
    const part = /^%|%2f/.test(text) ? text : encodeURIComponent(text);
    return [
      `/resultados/${part}`,
      `/resultados?search=${part}`,
      `/sin-resultados?search=${part}`,
      `/detalles-producto/${part}`,
      `/category/${part}`,
      `/category/kimonos/${part}`,
      `/category/kimonos/kimonos-corte-recto?collection_id=${part}&page=${part}`,
      `/?lang=${part}&currency=${part}`,
    ];
  });
  for (const number of ['-1', 'abc', '0', '999999', '1e9', '9'.repeat(30)]) {
    addresses.push(`/category/kimonos/kimonos-corte-recto?page=${number}`, `/resultados/kimono?page=${number}`);
  }
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBeLessThan(500);
    const html = await answer.text();
    expect(html, address).not.toContain('<script>window.broken');
    expect(html, address).not.toContain('<img src=x');
  }
  await page.goto(`/sin-resultados?search=${encodeURIComponent('</script><script>window.broken=1</script>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</script>');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('a page runs only the scripts that it came with', async ({ page, expectedComplaints }) => {
  expectedComplaints.push('Content Security Policy');
  const answer = await page.goto(kimono);
  const [, scripts = ''] = /script-src ([^;]+)/.exec(answer?.headers()['content-security-policy'] ?? '') ?? [];
  expect(scripts).toContain("'sha256-");
  expect(scripts).not.toContain('unsafe');
  const ran = await page.evaluate(() => {
    const foreign = document.createElement('script');
    foreign.textContent = 'window.foreign = true';
    document.head.append(foreign);
    return 'foreign' in window;
  });
  expect(ran).toBe(false);
});
