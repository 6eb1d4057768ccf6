import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asMember, newMember, oops } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test('a member takes their data along as a file, and has the account deleted: it is forgotten here and there', async ({
  page,
  lang,
  accessible,
  expectedComplaints,
}) => {
  expectedComplaints.push('400');
  const t = words[lang];
  const person = await newMember(page, lang);
  await page.goto('/mi-perfil');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t['privacy.download'] }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^obsidiana-[a-z-]+-\d{4}-\d\d-\d\d\.json$/);
  const known = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(known).toMatchObject({ profile: { email: person.email }, sign_in_with: ['password'], orders: [] });
  await expect(page.getByRole('status').filter({ hasText: t['privacy.downloaded'] })).toBeVisible();

  await page.getByRole('link', { name: t['privacy.delete'] }).click();
  await expect(page).toHaveURL('/mi-perfil/eliminar-cuenta');
  const email = page.getByLabel(t['deletion.email'], { exact: true });
  const password = page.getByLabel(t['deletion.password'], { exact: true });
  const send = page.getByRole('button', { name: t['deletion.submit'] });
  await accessible(page);
  await send.click();
  await oops(page, lang, t['error.field']);
  await expect(email).toBeFocused();
  await email.fill('somebody.else@example.com');
  await password.fill(person.password);
  await send.click();
  await oops(page, lang, t['deletion.otherEmail']);
  await email.fill(person.email.toUpperCase());
  await password.fill('no es esta');
  await send.click();
  await oops(page, lang, lang === 'es' ? 'Credenciales inválidas' : 'Invalid credentials');
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(person.email.toUpperCase());
  await accessible(page);

  await password.fill(person.password);
  await send.click();
  await expect(
    page.getByRole('status').filter({ hasText: lang === 'es' ? 'Borramos tu cuenta' : 'deleted' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: t['shop.account'] })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const login = await page.request.post('/api/users/login', { data: person });
  expect(login.status()).toBe(400);
});

test('an account with an order that is not finished stays, and its owner is led to the order', async ({
  page,
  lang,
  expectedComplaints,
}) => {
  expectedComplaints.push('409');
  const t = words[lang];
  const person = await newMember(page, lang);
  const order = await orderByHand(page);
  await page.goto('/mi-perfil/eliminar-cuenta');
  await page.getByLabel(t['deletion.email'], { exact: true }).fill(person.email);
  await page.getByLabel(t['deletion.password'], { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t['deletion.submit'] }).click();
  const said = page.getByRole('alertdialog');
  await expect(said).toContainText(String(order));
  await said.getByRole('link', { name: t['success.orders'] }).click();
  await expect(page).toHaveURL('/mis-pedidos');
  await expect(page.getByRole('article')).toContainText(t['orders.status.pending_payment']);
});

/** Leaves the signed-in member with an order that awaits its payment, without the forms. @returns its number */
async function orderByHand(page: Page): Promise<number> {
  const call = await asMember(page);
  const piece = await call('GET', '/products/detail?uri=kimono-agata&currency=usd');
  const products = [{ id: piece.id, size_id: piece.sizes[0].id, quantity: 1 }];
  const cart = await call('POST', '/cart/create?currency=usd', { products });
  const address = { country_id: 142, line: 'Calle Orizaba 92', postal_code: '06700', city: 'Ciudad de México' };
  const { id } = await call('POST', '/addresses/create', address);
  await call('PUT', '/cart/address', { cart_id: cart.id, address_id: id });
  const hand = { cart_id: cart.id, payment_method: 'zelle', total: cart.total };
  return (await call('POST', '/cart/zelleyvenmo-payment', hand)).order_id;
}
