import { type APIResponse, expect, type FrameLocator, type Page } from '@playwright/test';
import { newestMail } from './inbox.ts';
import { words } from './words.ts';

type Lang = 'es' | 'en';

export interface Person {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  /** Ten digits of Mexico. */
  readonly phone: string;
}

let people = 0;

/** Somebody whom the shop has never seen. */
export function newPerson(): Person {
  people += 1;
  const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${people}`;
  return {
    name: 'Xóchitl',
    lastname: 'Ramírez',
    email: `xochitl.${unique}@example.com`,
    password: 'piedra de río 7',
    phone: `55${String(Date.now() * 100 + people).slice(-8)}`,
  };
}

/** Registers through the form and confirms through the mailed link; ends signed in. */
export async function register(page: Page, lang: Lang, person = newPerson()): Promise<Person> {
  const t = words[lang];
  await page.goto('/login-crear');
  await page.getByLabel(t['field.name'], { exact: true }).fill(person.name);
  await page.getByLabel(t['field.lastname'], { exact: true }).fill(person.lastname);
  await page.getByLabel(t['field.email'], { exact: true }).fill(person.email);
  await page.getByLabel(t['field.password'], { exact: true }).fill(person.password);
  await page.getByLabel(t['field.phone'], { exact: true }).fill(person.phone);
  await page.getByLabel(t['field.birth'], { exact: true }).fill('1994-11-02');
  await page.getByRole('button', { name: t['register.submit'] }).click();
  await expect(page).toHaveURL('/login-confirmar-registro');
  const { links } = await newestMail(person.email);
  const link = links.find((address) => address.includes('/registro-exitoso/'));
  if (!link) throw new Error('The mail carries no link to confirm with.');
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1, name: t['registered.title'] })).toBeVisible();
  return person;
}

/** Somebody who has just joined and is signed in, without a way through the forms. */
export async function newMember(page: Page, lang: Lang): Promise<Person> {
  const person = newPerson();
  const { name, lastname, email, password, phone } = person;
  const data = {
    name,
    lastname,
    email,
    password,
    phone,
    date_birth: '1994-11-02',
    country_id: 142,
    lang,
  };
  await answered(page.request.post(`/api/users/sign-in?lang=${lang}`, { data }));
  const { links } = await newestMail(email);
  const token = links
    .map((link) => new URL(link).pathname)
    .find((path) => path.startsWith('/registro-exitoso/'))
    ?.split('/')
    .at(-1);
  await answered(page.request.put('/api/users/complete-register', { data: { token } }));
  await enter(page, lang, person);
  return person;
}

/** Signs a person in as the form would leave the browser, without the form; ends outside the shop's pages. */
export async function enter(
  page: Page,
  lang: Lang,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const session = await answered(page.request.post(`/api/users/login?lang=${lang}`, { data: { email, password } }));
  const { api_token: token, gg: _, ...user } = await session.json();
  // No page of the shop: it would adopt the session, and the bag with its currency, while the journey prepares them.
  await page.goto('/robots.txt');
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    { token, user: JSON.stringify(user), token_issued_at: String(Date.now()) },
  );
}

/** Calls of the API as the member of a page, without a way through its parts. */
export async function asMember(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await answered(page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) }));
    return answer.json();
  };
}

async function answered(pending: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await pending;
  if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`);
  return answer;
}

/** Signs a person in through the form. */
export async function signIn(
  page: Page,
  lang: Lang,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const t = words[lang];
  await page.goto('/login');
  await page.getByLabel(t['field.email'], { exact: true }).fill(email);
  await page.getByLabel(t['field.password'], { exact: true }).fill(password);
  await page.getByRole('button', { name: t['login.submit'] }).click();
  await expect(page).toHaveURL('/home');
}

/** The 'Oops...' dialog says a text; it is read and closed. */
export async function oops(page: Page, lang: Lang, text: string | RegExp): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: words[lang]['error.close'] }).first().click();
  await expect(dialog).toHaveCount(0);
}

/** Puts a piece of a product's size in the bag, or several; ends on the page that confirms it. */
export async function addToBag(
  page: Page,
  lang: Lang,
  { uri, size }: { uri: string; size: string },
  pieces = 1,
): Promise<void> {
  const t = words[lang];
  await page.goto(`/detalles-producto/${uri}`);
  await page.getByRole('radio', { name: size, exact: true }).click();
  for (let n = 1; n <= pieces; n++) await page.getByRole('button', { name: t['quantity.more'] }).click();
  await page.getByRole('button', { name: t['product.add'], exact: true }).click();
  await expect(page).toHaveURL('/agregado-carrito');
}

/** From the bag to the card fields, with a new address where there is none. */
export async function goToPayment(page: Page, lang: Lang): Promise<FrameLocator> {
  const t = words[lang];
  await page.goto('/carrito');
  await page.getByRole('link', { name: t['cart.buy'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t['checkout.shippingTitle'] })).toBeVisible();
  const form = page.getByRole('form', { name: t['checkout.newAddress'] });
  const goOn = page.getByRole('button', { name: t['checkout.continue'], exact: true });
  await expect(form.or(goOn)).toBeVisible();
  if (await form.isVisible()) {
    await form.getByLabel(t['field.line'], { exact: true }).fill('Calle Orizaba 92');
    await form.getByLabel(t['field.postalCode'], { exact: true }).fill('06700');
    await form.getByLabel(t['field.city'], { exact: true }).fill('Ciudad de México');
    await form.getByRole('button', { name: t['address.save'] }).click();
  }
  await goOn.click();
  await expect(page).toHaveURL('/checkout-resumen');
  await page.getByRole('link', { name: t['checkout.toPayment'] }).click();
  await expect(page).toHaveURL('/checkout-pago');
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

/** Types a card into the provider's own fields. */
export async function fillCard(fields: FrameLocator, number: string): Promise<void> {
  await fields.locator('[name=number]').fill(number);
  await fields.locator('[name=expiry]').fill('12 / 34');
  await fields.locator('[name=cvc]').fill('123');
}

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  secure: '4000002500003155',
  secureByRedirect: '4000002760003184',
} as const;
