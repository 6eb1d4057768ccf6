import type { Page } from '@playwright/test';
import { addToBag, asMember, enter, newMember } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A size for each of the projects, whose stock no other journey touches. */
const scarf = {
  es: { uri: 'chalina-geoda-lapislazuli', size: '150 cm' },
  en: { uri: 'chalina-geoda-lapislazuli', size: '190 cm' },
} as const;

/** The counter of a piece in the bag. */
const counter = (page: Page, size: string) => page.getByRole('group', { name: new RegExp(`${size}$`) });

test('one bag for every device, mended when another was quicker; what is gone meanwhile is said, and damaged storage is survived @CART-1 @CART-2 @CART-4 @CART-5 @CART-6 @CHK-1', async ({
  page,
  browser,
  lang,
  currency,
  accessible,
  expectedComplaints,
}) => {
  // The list that came too late shows in the console.
  expectedComplaints.push('409');
  const t = words[lang];
  const { uri, size } = scarf[lang];
  const person = await newMember(page, lang);
  await addToBag(page, lang, { uri: 'kimono-agata', size: 'M' });
  await addToBag(page, lang, { uri, size });
  const rows = page.getByRole('main').getByRole('definition');
  await expect(page.getByText(size)).toBeVisible();
  await expect(rows.first()).toHaveText('2');
  await expect(rows.last()).toHaveText(new RegExp(`\\$[\\d,.]+ ?${currency}`));
  await expect(page.getByRole('link', { name: t['added.back'] })).toHaveAttribute('href', `/detalles-producto/${uri}`);
  await expect(page.getByRole('link', { name: t['added.cart'] })).toHaveAttribute('href', '/carrito');
  const more = (on: Page, of: string) => counter(on, of).getByRole('button', { name: t['quantity.more'] }).click();
  const shows = (on: Page, of: string, pieces: number) =>
    expect(counter(on, of).getByRole('status')).toHaveText(String(pieces));

  const device = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: lang });
  const other = await device.newPage();
  await enter(other, lang, person);
  await other.evaluate(
    ([language, money]) => {
      for (const [name, value] of Object.entries({ language, currency: money, age_confirmed: 'true' }))
        localStorage.setItem(name, value);
    },
    [lang, currency.toLowerCase()] as const,
  );
  await page.goto('/carrito');
  await shows(page, 'M', 1);
  for (const row of ['articles', 'subtotal', 'welcome', 'shipping', 'total'] as const)
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: t[`cart.${row}`] })
        .first(),
    ).toBeVisible();
  await other.goto('/carrito');
  await shows(other, 'M', 1);
  await more(other, 'M');
  await shows(other, 'M', 2);

  // This device has not heard of it: its change is refused once, and made again on what is there now.
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await more(page, size);
  expect((await refused).url()).toContain('/cart/update');
  await shows(page, size, 2);
  await shows(page, 'M', 2);

  // Somebody else is paying for all but one.
  await newMember(other, lang);
  const call = await asMember(other);
  const query = `lang=${lang}&currency=${currency}`;
  const piece = await call('GET', `/products/detail?uri=${uri}&${query}`);
  const wanted = piece.sizes.find((one: { letter: string }) => one.letter === size);
  const products = [{ id: piece.id, size_id: wanted.id, quantity: wanted.quantity - 1 }];
  const { id } = await call('POST', `/cart/create?${query}`, { products });
  const address = { country_id: 142, line: 'Orizaba 92', line2: '', postal_code: '06700', city: 'CDMX', details: '' };
  const { id: addressId } = await call('POST', '/addresses/create', address);
  await call('PUT', '/cart/address', { cart_id: id, address_id: addressId });
  await call('GET', `/cart/stripe/payment?cart_id=${id}`);
  await device.close();

  await page.goto('/checkout-pago');
  await expect(page).toHaveURL('/carrito');
  await expect(page.getByText(t['detour.short'])).toBeVisible();
  const short = page.getByText(t['cart.short_one'].replace('{count, number}', '1'));
  await expect(short).toBeVisible();
  await accessible(page);
  await counter(page, size).getByRole('button', { name: t['quantity.less'] }).click();
  await expect(short).toHaveCount(0);

  // What the browser keeps is open to anybody.
  await page.evaluate(() => {
    for (const name of ['user', 'cart', 'countries', 'pending_add_item', 'recently_viewed'])
      localStorage.setItem(name, '{"broken":');
    for (const name of ['cart_id', 'payment_intent', 'pending_favorite', 'token_issued_at'])
      localStorage.setItem(name, 'null');
    localStorage.setItem('redirect_path', '//elsewhere.example');
  });
  for (const path of ['/carrito', '/agregado-carrito']) {
    await page.goto(path);
    await expect(page).toHaveURL('/carrito');
    await shows(page, size, 1);
    await shows(page, 'M', 2);
  }
  await page.getByRole('button', { name: new RegExp(`^${t['cart.remove']} .*${size}$`) }).click();
  await expect(counter(page, size)).toHaveCount(0);
  await page.reload();
  await shows(page, 'M', 2);
  await expect(counter(page, size)).toHaveCount(0);
});
