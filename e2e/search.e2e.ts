import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const list = '/category/kimonos/kimonos-corte-recto';

test('what is typed is suggested, by hand and by key, and a search goes on as before @SHELL-2 @SRCH-1', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.locator('summary').click();
  const box = header.getByRole('combobox', { name: t['search.label'] });
  await expect(box).toBeFocused();
  await box.pressSequentially('kimo');
  const options = header.getByRole('listbox', { name: t['search.suggestions'] }).getByRole('option');
  await expect(options.filter({ hasText: 'Kimonos' }).first()).toBeVisible();
  await accessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('kimo');

  await box.fill(lang === 'es' ? 'ágata roja' : 'red agate');
  const product = options.filter({ hasText: lang === 'es' ? 'Kimono Ágata roja' : 'Red Agate Kimono' });
  await expect(product).toBeVisible();
  await product.click();
  await expect(page).toHaveURL('/detalles-producto/kimono-agata-roja');
  await expect(box).toBeHidden();

  await header.locator('summary').click();
  await box.fill('kimono');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resultados/kimono');

  const icon = (place: Locator) => place.getByRole('button', { name: t['search.submit'], exact: true });
  await header.locator('summary').click();
  await box.fill('   ');
  await icon(header).click();
  await expect(page).toHaveURL('/sin-resultados');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: t['search.label'] }).fill('kimono');
  await icon(main).click();
  await expect(page).toHaveURL('/resultados/kimono');
});

test('a late answer replaces no newer one', async ({ page, lang }) => {
  const t = words[lang];
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route(/suggestions.*search=bols/, async (route) => {
    await held;
    // Nobody waits for it any more.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/sin-resultados');
  const box = page.getByRole('main').getByRole('combobox', { name: t['search.label'] });
  const asked = page.waitForRequest(/suggestions.*search=bols/);
  await box.pressSequentially('bols');
  const late = await asked;
  await box.fill('kimono');
  const options = page.getByRole('listbox', { name: t['search.suggestions'] }).getByRole('option');
  await expect(options.first()).toContainText('Kimono');
  await expect.poll(() => late.failure()?.errorText).toBe('net::ERR_ABORTED');
  release();
  await expect(options.first()).toContainText('Kimono');
});

test('a list is narrowed and ordered in its address, step by step, and widened again @CAT-9 @CAT-6 @CAT-5', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const count = main.getByRole('status').first();
  await page.goto(`${list}?page=2`);
  await expect(cards).toHaveCount(1);
  const opener = main.getByRole('button', { name: t['list.filter'] });
  const inDrawer = await opener.isVisible();
  if (inDrawer) await opener.click();
  const panel = page.getByRole('form', { name: t['list.filter'] });
  const size = panel.getByRole('checkbox', { name: /^M\b/ });
  await size.click();
  await expect(page).toHaveURL(`${list}?size=M`);
  await expect(size).toBeChecked();
  await panel.getByRole('checkbox', { name: t['list.onOffer'] }).click();
  await expect(page).toHaveURL(`${list}?size=M&on_offer=true`);
  await panel.getByRole('combobox', { name: t['list.sort'] }).selectOption('price_asc');
  await expect(page).toHaveURL(`${list}?size=M&on_offer=true&sort=price_asc`);
  await accessible(page);
  if (inDrawer) await panel.getByRole('button', { name: /\d/ }).last().click();
  await expect(panel.getByRole('button', { name: t['list.closeFilters'] })).toBeHidden();
  const narrowed = await cards.count();
  expect(narrowed).toBeLessThan(16);
  await expect(count).toContainText(String(narrowed));
  const prices = (await cards.allTextContents()).map((text) =>
    Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')),
  );
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  await page.reload();
  await expect(cards).toHaveCount(narrowed);

  const chips = main.getByRole('list', { name: t['list.chosen'] });
  await chips.getByRole('link', { name: new RegExp(t['list.onOffer']) }).click();
  await expect(page).toHaveURL(`${list}?size=M&sort=price_asc`);
  await chips.getByRole('link', { name: t['list.clear'] }).click();
  await expect(page).toHaveURL(`${list}?sort=price_asc`);
  await expect(chips).toBeHidden();
  await main.getByRole('link', { name: t['list.next'] }).click();
  await expect(page).toHaveURL(`${list}?sort=price_asc&page=2`);

  await page.goto(`${list}?price_max=1`);
  await expect(main.getByRole('heading', { name: t['list.none'] })).toBeVisible();
  await accessible(page);
});

test.describe('without script', () => {
  // Also on a first visit: who cannot answer the age gate is not asked.
  test.use({ javaScriptEnabled: false, adult: false });

  test('the shop is read, leafed through, narrowed and searched @CAT-5 @SHELL-2', async ({
    page,
    lang,
    expectedComplaints,
  }) => {
    // Files that are preloaded for scripts which do not run.
    expectedComplaints.push('/assets/');
    const t = words[lang];
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.getByRole('navigation', { name: t['home.categories'] }).getByRole('link', { name: 'Kimonos' }).click();
    await expect(page).toHaveURL('/category/kimonos');
    await page.goto(list);
    await page.getByRole('link', { name: /\b2\b/ }).first().click();
    await expect(page).toHaveURL(`${list}?page=2`);
    const opener = page.getByRole('button', { name: t['list.filter'] });
    if (await opener.isVisible()) await opener.click();
    const panel = page.getByRole('form', { name: t['list.filter'] });
    await panel.getByRole('checkbox', { name: t['list.onOffer'] }).check();
    await panel.getByRole('button', { name: /\d/ }).last().click();
    await expect(page).toHaveURL(/on_offer=true/);
    await expect(page.getByRole('list', { name: t['list.chosen'] })).toContainText(t['list.onOffer']);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/detalles-producto\//);
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').locator('input[name=search]').fill('kimono ágata');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/resultados/${encodeURIComponent('kimono ágata')}`);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });
});
