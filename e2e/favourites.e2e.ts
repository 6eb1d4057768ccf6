import type { Page } from '@playwright/test';
import { addToBag, enter, newMember, oops } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const list = '/category/kimonos/kimonos-corte-recto';

const card = (page: Page, name: RegExp) => page.getByRole('article').filter({ hasText: name }).first();
const heart = (page: Page, name: RegExp) => card(page, name).getByRole('button', { pressed: false }).first();

test('a visitor is led to the login by a heart, and finds it set; it counts in every tab and can be taken back @WISH-1 @CARD-1 @SHELL-4 @AUTH-21', async ({
  page,
  context,
  lang,
  accessible,
}) => {
  const t = words[lang];
  const name = lang === 'es' ? /Kimono Ágata/ : /Agate Kimono/;
  const person = await newMember(page, lang);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(list);
  await heart(page, name).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel(t['field.email'], { exact: true }).fill(person.email);
  await page.getByLabel(t['field.password'], { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t['login.submit'] }).click();
  await expect(page).toHaveURL(list);
  await expect(card(page, name).getByRole('button', { pressed: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pending_favorite'))).toBeNull();

  const second = await context.newPage();
  await second.goto('/wishlist');
  const favourites = second.getByRole('main').getByRole('article');
  await expect(favourites).toHaveCount(1);
  const link = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: t['shop.favourites'] });
  await expect(link(second)).toContainText('1');
  const another = page.getByRole('article').filter({ hasNotText: name }).first();
  await another.getByRole('button', { pressed: false }).first().click();
  await expect(link(page)).toContainText('2');
  await expect(favourites).toHaveCount(2);
  await expect(second.getByText(t['list.count_other'].replace('{count, number}', '2')).first()).toBeVisible();
  await accessible(second);

  await favourites.first().getByRole('button', { pressed: true }).click();
  await expect(favourites).toHaveCount(1);
  await expect(link(page)).toContainText('1');
  await favourites.first().getByRole('button', { pressed: true }).click();
  await expect(second.getByRole('heading', { level: 2, name: t['wishlist.empty'] })).toBeVisible();
  await accessible(second);
});

test('a heart that the shop refuses is taken back, and said; what is sold out says so @CARD-5 @WISH-1', async ({
  page,
  lang,
  expectedComplaints,
}) => {
  expectedComplaints.push('503', '/api/products/favorite');
  const t = words[lang];
  await newMember(page, lang);
  await page.route('**/api/products/favorite*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto(list);
  const first = page.getByRole('article').first();
  await first.getByRole('button', { pressed: false }).first().click();
  await oops(page, lang, lang === 'es' ? 'No se pudo agregar a favoritos' : 'Could not add to favorites');
  await expect(first.getByRole('button', { pressed: true })).toHaveCount(0);

  // The heart shows it at once; the shop has heard of it when it answers.
  const heard = page.waitForResponse((answer) => answer.url().includes('/api/products/favorite') && answer.ok());
  await first.getByRole('button', { pressed: false }).first().click();
  await expect(first.getByRole('button', { pressed: true })).toBeVisible();
  await heard;
  await page.route('**/api/products/wishlist*', async (route) => {
    const answer = await route.fetch();
    const products: object[] = await answer.json();
    await route.fulfill({ json: products.map((product) => ({ ...product, available: false })) });
  });
  await page.goto('/wishlist');
  await expect(page.getByRole('article').getByText(t['wishlist.noavailable'])).toBeVisible();
});

test("the bag follows the shopper's currency: switched here, or left in another before the login @LANG-2 @LANG-3 @LANG-4", async ({
  page,
  lang,
  currency,
}) => {
  const t = words[lang];
  const other = currency === 'MXN' ? 'USD' : 'MXN';
  const person = await newMember(page, lang);
  await addToBag(page, lang, { uri: 'kimono-agata', size: 'M' });
  await page.goto('/carrito');
  const summary = page.getByRole('region', { name: t['cart.summary'] });
  await expect(summary).toContainText(currency);
  const switched: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/cart/currency')) switched.push(request.postDataJSON());
  });
  const cartId = await page.evaluate(() => localStorage.getItem('cart_id'));
  const choose = page.getByRole('contentinfo').getByLabel(t['shop.currency']);
  await choose.selectOption(other);
  await expect(summary).toContainText(other);
  expect(switched).toEqual([{ cart_id: cartId, currency: other }]);

  // Signed out, the shopper goes back to the first currency; the cart on the server is still in the other one.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/cookies');
  await choose.selectOption(currency);
  await enter(page, lang, person);
  await page.goto('/carrito');
  await expect(summary).toContainText(currency);
  expect(switched.at(-1)).toEqual({ cart_id: cartId, currency });
  expect(switched).toHaveLength(2);

  const language = lang === 'es' ? 'en' : 'es';
  await page.getByRole('contentinfo').getByLabel(t['shop.language']).selectOption(language);
  await expect(page.getByRole('region', { name: words[language]['cart.summary'] })).toContainText(other);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('countries')))
    .toContain(language === 'en' ? 'United States' : 'Estados Unidos');
  expect(switched).toHaveLength(3);
});
