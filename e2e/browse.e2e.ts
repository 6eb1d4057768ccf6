import { age } from '../apps/storefront/src/messages/age.ts';
import { oops } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const pages = {
  home: '/',
  category: '/category/kimonos',
  subcategory: '/category/kimonos/kimonos-corte-recto',
  product: '/detalles-producto/kimono-agata',
} as const;

test('public pages are whole in their first HTML, in the language of the cookie @LANG-6 @HOME-1 @CAT-1 @PDP-5', async ({
  page,
  lang,
  currency,
}) => {
  const name = lang === 'es' ? 'Kimono Ágata' : 'Agate Kimono';
  const amount = new RegExp(`\\$[\\d,]+\\.\\d\\d(<[^>]+>|\\s)*${currency}`);
  for (const [place, path] of Object.entries(pages)) {
    const answer = await page.request.get(path);
    expect(answer.status(), place).toBe(200);
    const html = await answer.text();
    expect(html, place).toContain(`<html lang="${lang}"`);
    expect(html, place).toContain(lang === 'es' ? 'Corte recto' : 'Straight cut');
    if (place !== 'category') expect(html, place).toMatch(amount);
    if (place === 'subcategory' || place === 'product') expect(html, place).toContain(name);
    // Code comes after what is to be seen, also that which a header announces.
    const code = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(code.length, place).toBeGreaterThan(0);
    expect(
      code.filter((link) => !link.includes('fetchpriority="low"')),
      place,
    ).toEqual([]);
    expect(answer.headers()['link'], place).toMatch(/rel=modulepreload; fetchpriority=low$/);
    // A phone shows two cards side by side, and a product's page one picture: they are fetched first, the others near by.
    const [urgent, all] = [/<img(?=[^>]*fetchPriority="high")[^>]*>/gi, /<img[^>]*>/g].map((pattern) =>
      html.match(pattern),
    );
    expect(urgent, place).toHaveLength(place === 'category' || place === 'subcategory' ? 2 : 1);
    expect(
      all?.filter((image) => !image.includes('loading="lazy"')),
      place,
    ).toEqual(urgent);
  }
  const home = await page.request.get('/home');
  expect(await home.text()).toContain('rel="canonical"');
});

test('status codes tell the truth @SHELL-11 @CAT-8 @PDP-19', async ({ page, lang, expectedComplaints }) => {
  expectedComplaints.push('404');
  for (const path of [
    '/no-such-page',
    '/404',
    '/category/nothing',
    '/detalles-producto/nothing',
    '/category/kimonos/nothing',
  ]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain(words[lang]['missing.title']);
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang]['missing.title']);
  expect((await page.request.get('/category/kimonos?page=%3Cscript%3E')).status()).toBe(200);
});

test('a subcategory is leafed through, and its page lives in the address @CAT-2 @CAT-4 @CAT-5 @CAT-6 @CAT-7', async ({
  page,
  lang,
}) => {
  const t = words[lang];
  await page.goto(pages.subcategory);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(16);
  await page
    .getByRole('link', { name: '2', exact: true })
    .or(page.getByRole('link', { name: /\b2\b/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(pages.subcategory);
  await expect(cards).toHaveCount(16);
  await page.goto(`${pages.subcategory}?page=999999`);
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(`${pages.subcategory}?page=2`);

  // The way here, and the other subcategories, each from its beginning.
  const trail = page.getByRole('navigation', { name: t['shop.trail'] });
  await expect(trail.getByRole('link').last()).toHaveAttribute('href', pages.category);
  const other = '/category/kimonos/kimonos-corte-amplio';
  await page.getByRole('main').locator(`a[href="${other}"]`).click();
  await expect(page).toHaveURL(other);
});

test('the layout of a list is chosen once, and holds while browsing @CAT-3 @SRCH-1', async ({ page, lang }) => {
  const t = words[lang];
  await page.goto(pages.subcategory);
  const rows = page.getByRole('button', { name: t['list.horizontal'] });
  const widthOfCard = async () => (await page.locator('main article').first().boundingBox())?.width ?? 0;
  const inGrid = await widthOfCard();
  await rows.click();
  await expect(rows).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(widthOfCard).toBeGreaterThan(inGrid * 1.5);
  await page.goto('/resultados/kimono');
  await expect(rows).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect.poll(widthOfCard).toBeGreaterThan(inGrid * 1.5);
  await page.getByRole('button', { name: t['list.vertical'] }).click();
  await expect.poll(widthOfCard).toBe(inGrid);
});

test('search forgives case, accents and a typo; a blank one finds nothing @SHELL-2 @SRCH-1 @SRCH-2 @SRCH-3', async ({
  page,
  lang,
}) => {
  await page.goto(`/resultados/${encodeURIComponent(lang === 'es' ? 'KIMNO agata' : 'AGTE kimono')}`);
  await expect(page.getByRole('link', { name: lang === 'es' ? /Kimono Ágata/ : /Agate Kimono/ }).first()).toBeVisible();
  await page.goto('/resultados/%20');
  await expect(page).toHaveURL(/\/sin-resultados/);
  await page.goto('/resultados/qwxzqwxz');
  await expect(page).toHaveURL(/\/sin-resultados/);
  await expect(page.getByText('qwxzqwxz').or(page.locator('input[value="qwxzqwxz"]')).first()).toBeVisible();
});

test('a card grows into its product, and the way back leads to the same place of the same page @CAT-3 @CAT-6', async ({
  page,
  lang,
}) => {
  const t = words[lang];
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // What moves in each change of a page.
  await page.addInitScript(() => {
    const moved: string[][] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const names = () =>
        document.getAnimations().flatMap(({ effect }) => Reflect.get(effect ?? {}, 'pseudoElement') ?? []);
      void transition.ready.then(() => moved.push(names()));
      return transition;
    };
  });
  const moved = () => page.evaluate((): string[][] => Reflect.get(window, 'moved'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/products/detail') asked.push(searchParams.get('uri') ?? '');
  });
  await page.goto('/resultados/kimono');
  await page.getByRole('button', { name: t['list.horizontal'] }).click();
  await page.getByRole('link', { name: t['list.next'] }).click();
  await expect(page).toHaveURL('/resultados/kimono?page=2');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).not.toHaveCount(16);
  const card = cards.last();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);

  // Who is about to open it finds it there.
  const uri = (await card.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? '';
  await card.getByRole('link').first().hover();
  await expect.poll(() => asked).toEqual([uri]);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(`/detalles-producto/${uri}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(asked).toEqual([uri]);
  const picture = '::view-transition-group(product-picture)';
  await expect.poll(moved).toEqual([expect.arrayContaining([picture])]);

  await page.goBack();
  await expect(page).toHaveURL('/resultados/kimono?page=2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByRole('button', { name: t['list.horizontal'] })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(moved).toEqual([expect.arrayContaining([picture]), expect.arrayContaining([picture])]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(`/detalles-producto/${uri}`);
  await expect.poll(async () => (await moved()).slice(2)).toEqual([[]]);

  // From a product to its kin, where both stand on both pages: only one of them moves.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const kin = page.getByRole('region', { name: t['product.related'] }).getByRole('article').first();
  const name = await kin.getByRole('heading').textContent();
  await kin.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '', exact: true })).toBeVisible();
  await expect.poll(async () => (await moved()).slice(3)).toEqual([expect.arrayContaining([picture])]);
});

test('public pages break no accessibility rule, light and dark @every @HOME-2 @HOME-3 @HOME-5', async ({
  page,
  accessible,
}) => {
  test.slow();
  const others = ['/resultados/kimono', '/sin-resultados', '/terminos-y-condiciones', '/login', '/login-crear'];
  for (const path of [...Object.values(pages), ...others]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await accessible(page);
    }
  }
});

test('nothing is wider than the screen @every', async ({ page }) => {
  for (const path of [...Object.values(pages), '/resultados/kimono', '/tabla-de-tallas', '/login-crear']) {
    await page.goto(path);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, path).toBe(0);
  }
});

test('a product page sells one size at a time @PDP-9 @PDP-10 @PDP-16 @PDP-20', async ({ page, lang }) => {
  const t = words[lang];
  await page.goto(pages.product);
  const add = page.getByRole('button', { name: t['product.add'], exact: true });
  await expect(page.getByRole('radio', { name: /^XG/ })).toBeDisabled();
  await add.click();
  await expect(page).toHaveURL('/login');
  const kept = await page.evaluate(() => localStorage.getItem('redirect_path'));
  expect(kept).toBe(pages.product);

  // A size has a price, an offer and a stock of its own.
  await page.goto('/detalles-producto/chalina-agata-cereza');
  const amounts =
    lang === 'es'
      ? { short: '690.00', long: '990.00', former: '1,290.00' }
      : { short: '38.00', long: '54.00', former: '69.00' };
  const more = page.getByRole('button', { name: t['quantity.more'] });
  const quantity = page.getByRole('group', { name: t['product.quantity'] });
  const price = page.locator('[data-component=price]').first();
  await expect(price).toContainText(amounts.short);
  await more.click();
  await oops(page, lang, t['error.size']);
  await page.getByRole('radio', { name: '190 cm', exact: true }).click();
  for (const amount of [amounts.long, amounts.former]) await expect(price).toContainText(amount);
  await expect(price).not.toContainText(amounts.short);
  for (const count of [1, 2, 3]) {
    await more.click();
    await expect(quantity.getByRole('status')).toHaveText(String(count));
  }
  await expect(more).toBeDisabled();
  const less = page.getByRole('button', { name: t['quantity.less'] });
  for (const _ of [2, 1]) await less.click();
  await expect(quantity.getByRole('status')).toHaveText('1');
  await expect(less).toBeDisabled();
});

test.describe('a first visit', () => {
  test.use({ adult: false });

  test('the age gate asks once, and lets the legal pages be read @SHELL-8 @SHELL-9 @SHELL-10', async ({
    page,
    lang,
    accessible,
    expectedComplaints,
  }) => {
    const t = words[lang];
    const gate = page.getByRole('alertdialog');
    // Also where the page is made for one request alone.
    expectedComplaints.push('status of 404');
    await page.goto('/404');
    await expect(gate).toBeVisible();
    for (const path of ['/terminos-y-condiciones', '/terminos-de-privacidad', '/cambios-y-devoluciones']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(gate).toHaveCount(0);
    }
    await page.goto('/');
    for (const { title, text } of Object.values(age)) {
      await expect(gate.getByRole('heading', { name: title })).toBeVisible();
      await expect(gate.getByText(text)).toBeVisible();
    }
    await expect(gate).toContainText(age[lang].confirm);
    await accessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(gate).toBeVisible();
    const links = {
      terms: 'terminos-y-condiciones',
      serviceTerms: 'terminos-de-servicios',
      privacy: 'terminos-de-privacidad',
    };
    for (const [name, path] of Object.entries(links)) {
      await gate.getByRole('link', { name: t[`footer.${name as keyof typeof links}`] }).click();
      await expect(page).toHaveURL(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(gate).toHaveCount(0);
      await page.goBack();
      await expect(gate).toBeVisible();
    }
    await gate.getByRole('link', { name: age[lang].under }).click();
    await expect(page).toHaveURL('/no-mayor-de-eddad');
    await expect(gate).toHaveCount(0);
    await page.goBack();
    await gate.getByRole('button', { name: age[lang].confirm }).click();
    await expect(gate).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(gate).toHaveCount(0);
  });

  test('the age gate stands before the first paint, and is answered before the code of the shop is there @SHELL-8', async ({
    page,
    lang,
  }) => {
    const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await codeMayCome;
      await route.continue();
    });
    // Of every frame with a page in it: whether the gate stood before it.
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('h1')) seen.add(document.querySelector('dialog')?.open ?? false);
        requestAnimationFrame(look);
      };
      const seen = new Set<boolean>();
      Object.assign(window, { gateSeen: seen });
      requestAnimationFrame(look);
    });
    const gated = () => page.evaluate((): boolean[] => Array.from(Reflect.get(window, 'gateSeen')));
    const shifted = () =>
      page.evaluate(
        () =>
          new Promise<number>((told) => {
            new PerformanceObserver((list) => told(list.getEntries().length)).observe({
              type: 'layout-shift',
              buffered: true,
            });
            setTimeout(() => told(0), 300);
          }),
      );
    const gate = page.getByRole('alertdialog');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(gate).toBeVisible();
    await expect(gate.getByRole('heading').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(gate).toBeVisible();
    expect(await gated()).toEqual([true]);
    await gate.getByRole('button', { name: age[lang].confirm }).click();
    await expect(gate).toHaveCount(0);
    letCodeCome();
    // What the shop's own code brings: the choice of the layout, the menu.
    await expect.poll(() => page.evaluate(() => document.querySelector('dialog'))).toBeNull();
    expect(await shifted()).toBe(0);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.querySelector('dialog'))).toBeNull();
    expect(await gated()).toEqual([false]);
  });
});
