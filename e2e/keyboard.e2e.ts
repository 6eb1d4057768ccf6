import type { Locator, Page } from '@playwright/test';
import { cards, newMember } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Moves on by Tab until something has the focus, and looks that it can be seen there: in the screen, under nothing. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor({ timeout: 20_000 });
  const focused = () => wanted.evaluate((element) => element.matches(':focus'));
  for (let n = 0; n < 60 && !(await focused()); n++) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
  await expect(wanted).toBeInViewport();
}

/** Goes to something by Tab, and presses a key there. */
async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('who has no pointer finds a piece, signs in, and buys it, by keyboard alone @SHELL-2 @PDP-6 @PDP-16 @AUTH-4 @CHK-1 @ADDR-2', async ({
  page,
  lang,
}) => {
  test.slow();
  const t = words[lang];
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const person = await newMember(page, lang);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/contacto');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t['shop.skip'] })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('link').first());

  // What opens takes the focus, and gives it back.
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  const menu = header.getByRole('button', { name: t['shop.menu'] });
  if (await menu.isVisible()) {
    await press(page, menu);
    const drawer = page.getByRole('dialog', { name: t['shop.menu'] });
    await expect(drawer.locator(':focus')).toHaveCount(1);
    for (let n = 0; n < 12; n++) await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.goto('/contacto', { waitUntil: 'networkidle' });
  }
  await press(page, header.locator('summary'));
  await expect(header.getByRole('combobox', { name: t['search.label'] })).toBeFocused();
  await page.keyboard.type(lang === 'es' ? 'kimono ágata' : 'agate kimono');
  await expect(header.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resultados\//);
  const name = lang === 'es' ? 'Kimono Ágata' : 'Agate Kimono';
  await press(page, main.getByRole('link', { name, exact: true }));
  await expect(page).toHaveURL('/detalles-producto/kimono-agata');
  await expect(main).toBeFocused();

  const guide = page.getByRole('button', { name: t['product.findSize'] });
  await press(page, guide);
  await expect(page.getByRole('dialog', { name: t['product.sizeGuide'] }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(guide).toBeFocused();
  const add = page.getByRole('button', { name: t['product.add'], exact: true });
  await press(page, add);
  await expect(page).toHaveURL('/login');
  await type(page, page.getByLabel(t['field.email'], { exact: true }), person.email);
  await type(page, page.getByLabel(t['field.password'], { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/detalles-producto/kimono-agata');

  await press(page, page.getByRole('radio', { name: 'CH', exact: true }), 'Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await press(page, page.getByRole('button', { name: t['quantity.more'] }), 'Space');
  await press(page, add);
  await expect(page).toHaveURL('/agregado-carrito');
  await press(page, page.getByRole('link', { name: t['added.cart'] }));
  await press(page, page.getByRole('link', { name: t['cart.buy'], exact: true }));

  const form = page.getByRole('form', { name: t['checkout.newAddress'] });
  const save = form.getByRole('button', { name: t['address.save'] });
  await press(page, save);
  await expect(form.getByText(t['error.ae'], { exact: true })).toBeVisible();
  await expect(form.getByLabel(t['field.line'], { exact: true })).toBeFocused();
  await page.keyboard.type('Calle Orizaba 92');
  await type(page, form.getByLabel(t['field.postalCode'], { exact: true }), '06700');
  await expect(form.getByLabel(t['field.city'], { exact: true })).not.toHaveValue('');
  await press(page, save);
  await press(page, page.getByRole('button', { name: t['checkout.continue'], exact: true }));
  await press(page, page.getByRole('link', { name: t['checkout.toPayment'] }));

  // Into the provider's frame and out of it again.
  const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
  for (const [field, text] of [
    ['number', cards.good],
    ['expiry', '1234'],
    ['cvc', '123'],
  ] as const)
    await type(page, fields.locator(`[name=${field}]`), text);
  await press(page, page.getByRole('button', { name: 'Pagar', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: t['success.title'] })).toBeVisible();
  const order = page.getByRole('article');
  await press(page, page.getByRole('link', { name: t['success.orders'] }));
  await press(page, order.getByRole('button').first(), 'Space');
  await expect(order.getByRole('button', { expanded: true })).toBeFocused();
});
