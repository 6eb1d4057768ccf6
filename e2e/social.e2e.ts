import type { Page } from '@playwright/test';
import { newestMail } from './support/inbox.ts';
import { addToBag, newMember, newPerson } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

interface Account {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly verified?: boolean;
}

/** Presses a provider's button, and says in its window who comes: somebody whom the provider has not listed. */
async function continueWith(page: Page, button: string, { name, lastname, email, verified = true }: Account) {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const window = await opening;
  await window.getByText('Use another account').click();
  await window.getByLabel('First name').fill(name);
  await window.getByLabel('Last name').fill(lastname);
  await window.getByLabel('Email').fill(email);
  if (!verified) await window.getByRole('checkbox').uncheck();
  const closing = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Continue' }).click();
  await closing;
}

const buttonOf = (t: (typeof words)['es'], provider: string) => t['social.continue'].replace('{provider}', provider);

test('signs in with Google; a first purchase asks for the date of birth that Google does not tell @AUTH-5 @AUTH-4 @PDP-16', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  const person = newPerson();
  await page.goto('/login');
  await accessible(page);
  await continueWith(page, buttonOf(t, 'Google'), person);
  await expect(page).toHaveURL('/home');
  await page.goto('/mi-perfil');
  await expect(page.getByText(person.email)).toBeVisible();

  await page.goto('/detalles-producto/kimono-agata');
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: t['quantity.more'] }).click();
  await page.getByRole('button', { name: t['product.add'], exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(t['error.date_birth']);
  await page.getByRole('link', { name: t['product.dateOfBirth'] }).click();
  await expect(page).toHaveURL('/mi-perfil/editar-datos');
  await expect(page.getByLabel(t['field.email'], { exact: true })).toHaveValue(person.email);
  await page.getByLabel(t['field.phone'], { exact: true }).fill('55 1234 5678');
  await page.getByLabel(t['field.birth'], { exact: true }).fill('1994-11-02');
  await page.getByRole('button', { name: t['profile.save'] }).click();
  await expect(page).toHaveURL('/mi-perfil');
  await addToBag(page, lang, { uri: 'kimono-agata', size: 'M' });
});

test('an account that exists is joined by its verified address only; Facebook’s is confirmed by mail @AUTH-5', async ({
  page,
  lang,
  accessible,
  expectedComplaints,
}) => {
  // The refusal that says to look into the mail shows in the console.
  expectedComplaints.push('400');
  const t = words[lang];
  const member = await newMember(page, lang);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login-crear');
  await continueWith(page, buttonOf(t, 'Facebook'), member);
  await expect(page.getByRole('status').filter({ hasText: member.email })).toBeVisible();
  await accessible(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  const mail = await newestMail(member.email, /Facebook/);
  const link = mail.links.find((address) => address.includes('/registro-exitoso/')) ?? '';
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1, name: t['social.linked'] })).toBeVisible();
  await page.goto('/mi-perfil');
  await expect(page.getByText(member.email)).toBeVisible();
});

test('F22 an unverified address, a closed window, a refusal and a provider that is away let nobody in @AUTH-5', async ({
  page,
  lang,
  expectedComplaints,
}) => {
  expectedComplaints.push('400', 'gsi/client', 'ERR_FAILED');
  const t = words[lang];
  const said = (key: 'social.closed' | 'social.blocked' | 'social.unreachable', provider: string) =>
    page.getByText(t[key].replaceAll('{provider}', provider));
  await page.route('**/gsi/client', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: buttonOf(t, 'Google') }).click();
  await expect(said('social.unreachable', 'Google')).toBeVisible();
  await page.unroute('**/gsi/client');

  for (const provider of ['Google', 'Facebook']) {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: buttonOf(t, provider) }).click();
    await (await opening).close();
    await expect(said('social.closed', provider)).toBeVisible();
  }
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: buttonOf(t, 'Google') }).click();
  await (await opening).getByRole('button', { name: 'Cancel' }).click();
  await expect(said('social.closed', 'Google')).toBeVisible();

  const stranger = newPerson();
  await continueWith(page, buttonOf(t, 'Google'), { ...stranger, verified: false });
  await expect(page.getByRole('status').filter({ hasText: stranger.email })).toBeVisible();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: buttonOf(t, 'Google') }).click();
  await expect(said('social.blocked', 'Google')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
