import type { Locator, Page } from '@playwright/test';
import { addToBag, register } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

type Lang = 'es' | 'en';

/** Chooses a language or a currency: in the header, on a phone in the menu that the header opens. */
async function choose(page: Page, lang: Lang, name: 'shop.language' | 'shop.currency', value: string): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: words[lang]['shop.menu'] });
  const onPhone = await menu.isVisible();
  if (onPhone) await menu.click();
  const place: Locator = onPhone ? page.getByRole('dialog', { name: words[lang]['shop.menu'] }) : header;
  await place.getByLabel(words[lang][name]).selectOption(value);
  if (onPhone) await page.keyboard.press('Escape');
}

test('header and footer stand on every page but those of one task @SHELL-1', async ({
  page,
  lang,
  expectedComplaints,
}) => {
  expectedComplaints.push('404');
  const bag = page.getByRole('banner').getByRole('link', { name: words[lang]['shop.bag'], exact: true });
  for (const path of ['/', '/category/kimonos', '/contacto', '/sin-resultados', '/envios', '/no-such-page']) {
    await page.goto(path);
    await expect(bag, path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
  for (const path of ['/login', '/login-crear', '/login-recuperar', '/cambiar-contrasena/x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(bag, path).toHaveCount(0);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
  }
  for (const path of [
    '/checkout-envio',
    '/checkout-resumen',
    '/checkout-pago',
    '/checkout-exito',
    '/checkout-pendiente',
  ]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain('<main');
    expect(html, path).not.toContain('<footer');
    expect(html, path).not.toContain('href="/carrito"');
  }
});

test('account, favourites and bag lead on, and count what waits there @SHELL-3 @SHELL-4 @SHELL-5 @HOME-7 @CARD-1', async ({
  page,
  lang,
}) => {
  const t = words[lang];
  const header = page.getByRole('banner');
  const club = page.getByRole('link', { name: t['home.clubBenefits'] });
  const one = t['list.count_one'].replace('{count, number}', '1');
  await page.goto('/');
  await expect(header.getByRole('link', { name: t['shop.account'], exact: true })).toHaveAttribute('href', '/login');
  await expect(club).toHaveAttribute('href', '/login');

  await register(page, lang);
  await page.goto('/');
  await expect(club).toHaveAttribute('href', '/mi-perfil/mis-beneficios');
  await expect(header.getByRole('link', { name: t['shop.bag'], exact: true })).toHaveAttribute('href', '/carrito');
  await page.getByRole('article').first().getByRole('button', { pressed: false }).first().click();
  await expect(header.getByRole('link', { name: `${t['shop.favourites']} ${one}` })).toHaveAttribute(
    'href',
    '/wishlist',
  );
  await header.getByRole('link', { name: t['shop.account'], exact: true }).click();
  await expect(page).toHaveURL('/mi-perfil');
  await addToBag(page, lang, { uri: 'kimono-agata', size: 'M' });
  await expect(header.getByRole('link', { name: `${t['shop.bag']} ${one}` })).toBeVisible();
});

test('language brings its currency along, and the currency can be changed alone @SHELL-6 @SHELL-7 @LANG-2 @LANG-4', async ({
  page,
  lang,
}) => {
  const other = lang === 'es' ? 'en' : 'es';
  const [mine, theirs] = lang === 'es' ? (['MXN', 'USD'] as const) : (['USD', 'MXN'] as const);
  await page.goto('/category/kimonos/kimonos-corte-recto');
  const price = page.getByRole('article').first();
  await expect(price).toContainText(mine);
  await choose(page, lang, 'shop.language', other);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(price).toContainText(theirs);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await choose(page, other, 'shop.currency', mine);
  await expect(price).toContainText(mine);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('the categories lead to their pages @SHELL-7', async ({ page, lang }) => {
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: words[lang]['shop.menu'] });
  if (await menu.isVisible()) await menu.click();
  const categories = page.getByRole('navigation', {
    name: (await menu.isVisible()) ? words[lang]['shop.menu'] : words[lang]['shop.categories'],
  });
  await categories.getByRole('link', { name: 'Kimonos' }).click();
  await expect(page).toHaveURL('/category/kimonos');
  await expect(page.getByRole('heading', { level: 1, name: 'Kimonos' })).toBeVisible();
});

test('without a connection the page stays, says so, and goes on by itself; a page that breaks can be tried again', async ({
  page,
  context,
  lang,
  accessible,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_INTERNET_DISCONNECTED', 'status of 500', 'status 500');
  const t = words[lang];
  const lost = page.getByRole('alert').filter({ hasText: t['connection.lost'] });
  const contact = page.getByRole('contentinfo').getByRole('link', { name: t['footer.contact'] });
  await page.goto('/category/kimonos/kimonos-corte-recto');
  const list = page.getByRole('heading', { level: 1 });
  const title = (await list.textContent()) ?? '';
  await page.getByRole('button', { name: t['list.horizontal'] }).click();
  await context.setOffline(true);
  await expect(lost).toBeVisible();
  await contact.click();
  await accessible(page);
  await expect(list).toHaveText(title);
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await contact.click();
  await expect(page.getByRole('heading', { level: 1, name: t['contact.title'] })).toBeVisible();

  // A browser may be wrong about its network: the shop that answers is the shop.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  await page.getByRole('contentinfo').getByRole('link', { name: t['footer.about'] }).click();
  await expect(page).toHaveURL('/about');
  await expect(lost).toHaveCount(0);

  // A page that cannot be had says so, leads home, and comes when it is tried again.
  const trouble = page.getByRole('heading', { level: 1, name: t['trouble.title'] });
  const underWay = page.getByRole('progressbar', { name: t['shop.loading'] });
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/api/legal-texts/**', async (route) => {
    await answer;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: t['footer.shipping'] }).click();
  await expect(underWay).toBeVisible();
  letAnswer();
  await expect(trouble).toBeVisible();
  await expect(underWay).toHaveCount(0);
  await accessible(page);
  await expect(page.getByRole('main').getByRole('link', { name: t['missing.home'] })).toHaveAttribute('href', '/home');
  await page.unroute('**/api/legal-texts/**');
  await page.getByRole('button', { name: t['trouble.retry'] }).click();
  await expect(trouble).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose build was replaced is loaded anew, once, when a part of it is gone', async ({
  page,
  lang,
  expectedComplaints,
}) => {
  expectedComplaints.push('size-guide', 'Failed to fetch dynamically imported module', 'ERR_FAILED');
  const t = words[lang];
  const guide = page.getByRole('button', { name: t['product.findSize'] });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/size-guide-dialog-*.js', (route) => route.abort());
  await page.goto('/detalles-producto/kimono-agata');
  await guide.click();
  await expect.poll(() => loads).toBe(2);
  await guide.click();
  await expect(page.getByRole('heading', { level: 1, name: t['trouble.title'] })).toBeVisible();
  await page.unroute('**/assets/size-guide-dialog-*.js');
  await page.getByRole('button', { name: t['trouble.retry'] }).click();
  await expect.poll(() => loads).toBe(3);
  await guide.click();
  await expect(page.getByRole('dialog', { name: t['product.sizeGuide'] })).toBeVisible();
});
