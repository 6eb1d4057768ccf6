import type { Page } from '@playwright/test';
import { enter, newMember, oops } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const esmeralda = { email: 'esmeralda@obsidiana.example', password: 'piedra-volcanica' };

/** Gives the signed-in member addresses, without the form. @returns their ids */
async function saveAddresses(page: Page, count: number): Promise<number[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const ids: number[] = [];
  for (let n = 1; n <= count; n++) {
    const answer = await page.request.post('/api/addresses/create', {
      headers: { authorization: `Bearer ${token}` },
      data: { country_id: 142, line: `Calle Orizaba ${n}`, postal_code: '01000', city: 'Ciudad de México' },
    });
    ids.push((await answer.json()).id);
  }
  return ids;
}

test('F23 an address is saved with the city of its code, changed, and deleted when that is meant @ADDR-1 @ADDR-2 @ADDR-3 @ADDR-5 @PROF-3', async ({
  page,
  lang,
  accessible,
  expectedComplaints,
}) => {
  const t = words[lang];
  const es = lang === 'es';
  await newMember(page, lang);
  await page.goto('/mi-perfil');
  await page.getByRole('link', { name: t['address.add'] }).click();
  await expect(page).toHaveURL('/mi-perfil/agregar-direccion');
  const line = page.getByLabel(t['field.line'], { exact: true });
  const code = page.getByLabel(t['field.postalCode'], { exact: true });
  const city = page.getByLabel(t['field.city'], { exact: true });
  const save = page.getByRole('button', { name: t['address.save'] });
  await save.click();
  await expect(line).toBeFocused();
  for (const error of ['error.ar', 'error.cp', 'error.city'] as const)
    await expect(page.getByText(t[error], { exact: true })).toBeVisible();
  await accessible(page);

  await line.fill('Calle Orizaba 92');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes('/geocode/')) asked.push(searchParams.get('address') ?? '');
  });
  // An answer that comes late, for a code that was typed on, is given up and never shown.
  let answerLate = () => {};
  await page.route(/geocode.*4511(&|$)/, async (route) => {
    await new Promise<void>((late) => {
      answerLate = late;
    });
    await route.fulfill({ json: { status: 'OK', results: [] } }).then(undefined, () => undefined);
  });
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('geocode'));
  await code.pressSequentially('4511');
  await expect.poll(() => asked.length).toBe(1);
  await code.press('End');
  await code.pressSequentially('0');
  await givenUp;
  answerLate();
  const choice = page.getByRole('group', { name: t['address.choose'] });
  await choice.getByRole('button', { name: 'Guadalajara' }).click();
  await expect(city).toHaveValue('Guadalajara');
  await expect(city).toBeFocused();
  await expect(choice).toHaveCount(0);

  await code.fill('98800');
  await expect(page.getByText(es ? 'Sin resultados' : 'No results', { exact: true })).toBeVisible();
  await page.route('**/geocode/**', (route) => route.fulfill({ json: { status: 'OVER_QUERY_LIMIT', results: [] } }), {
    times: 1,
  });
  await code.fill('64000');
  await expect(page.getByText(es ? 'Error de búsqueda' : 'Search error', { exact: true })).toBeVisible();
  await code.fill('');
  await code.pressSequentially('06700');
  await expect(city).toHaveValue(es ? 'Ciudad de México' : 'Mexico City');
  expect(asked.at(-1)).toMatch(/06700$/);

  await save.click();
  await expect(page.getByRole('status').filter({ hasText: t['error.addresse'] })).toBeVisible();
  await expect(page).toHaveURL('/mi-perfil');
  await expect(page.getByText('06700')).toBeVisible();

  await page.getByRole('link', { name: t['address.editOf'].replace('{line}', 'Calle Orizaba 92') }).click();
  await expect(page).toHaveURL(/\/mi-perfil\/editar-direccion\/\d+$/);
  await expect(code).toHaveValue('06700');
  await line.fill('Calle Orizaba 94');
  expectedComplaints.push('503', '/api/addresses/');
  await page.route('**/api/addresses/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, body: '' }),
  );
  await save.click();
  await oops(page, lang, t['error.addressd']);
  await expect(line).toHaveValue('Calle Orizaba 94');
  await page.getByRole('button', { name: t['address.removeThis'] }).click();
  await accessible(page);
  await page.getByRole('button', { name: t['address.removeYes'] }).click();
  await oops(page, lang, t['error.addresmo']);
  await page.unroute('**/api/addresses/**');
  await save.click();
  await expect(page).toHaveURL('/mi-perfil');
  await page.getByRole('link', { name: t['address.editOf'].replace('{line}', 'Calle Orizaba 94') }).click();
  await page.getByRole('button', { name: t['address.removeThis'] }).click();
  await page.getByRole('button', { name: t['address.keep'] }).first().click();
  await page.getByRole('button', { name: t['address.removeThis'] }).click();
  await page.getByRole('button', { name: t['address.removeYes'] }).click();
  await expect(page.getByRole('status').filter({ hasText: t['error.addresde'] })).toBeVisible();
  await expect(page).toHaveURL('/mi-perfil');
  await expect(page.getByText(t['profile.noAddresses'])).toBeVisible();
});

test("three addresses are enough, and nobody opens another member's @ADDR-4 @ADDR-6 @PROF-3", async ({
  page,
  lang,
  expectedComplaints,
}) => {
  expectedComplaints.push('404');
  const t = words[lang];
  await newMember(page, lang);
  const [own = 0] = await saveAddresses(page, 3);
  await page.goto('/mi-perfil');
  await expect(page.getByRole('link', { name: /Calle Orizaba/ })).toHaveCount(3);
  await expect(page.getByRole('link', { name: t['address.add'] })).toHaveCount(0);
  await page.goto('/mi-perfil/agregar-direccion');
  await expect(page.getByText(t['address.full'].replace('{count, number}', '3'))).toBeVisible();

  for (const id of ['1', 'abc']) {
    await page.goto(`/mi-perfil/editar-direccion/${id}`);
    await oops(page, lang, t['error.addressnoa']);
    await expect(page).toHaveURL('/mi-perfil');
  }
  await page.route('**/api/addresses/detail*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), email: 'someone.else@example.com' } });
  });
  await page.goto(`/mi-perfil/editar-direccion/${own}`);
  await oops(page, lang, t['error.addressnoa']);
  await expect(page).toHaveURL('/mi-perfil');
});

test('the profile shows who a member is, and the way out of the club only informs @PROF-1 @PROF-2', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  await enter(page, lang, esmeralda);
  await page.goto('/mi-perfil');
  const main = page.getByRole('main');
  for (const fact of ['Ximena Arriaga Montes de Oca', '+52 5555550137', esmeralda.email, '0-48213'])
    await expect(main.getByText(fact, { exact: true })).toBeVisible();
  await expect(main.getByRole('navigation', { name: t['shop.trail'] })).toContainText(t['profile.title']);
  await expect(main.getByRole('heading', { level: 2, name: lang === 'es' ? 'Esmeralda' : 'Emerald' })).toBeVisible();
  for (const [name, href] of [
    [t['profile.edit'], '/mi-perfil/editar-datos'],
    [t['success.orders'], '/mis-pedidos'],
    [t['profile.benefits'], '/mi-perfil/mis-beneficios'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await accessible(page);

  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByRole('button', { name: t['profile.unsubscribe'] }).click();
  await expect(page.getByRole('dialog')).toContainText(t['profile.unsubscribeText']);
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t['profile.unsubscribe'] })).toBeFocused();
  expect(sent).toEqual([]);
});

test('data is edited; a known date of birth stays, an unknown one must be of age @PROF-4', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  const person = await newMember(page, lang);
  await page.goto('/mi-perfil/editar-datos');
  const name = page.getByLabel(t['field.name'], { exact: true });
  const birth = page.getByLabel(t['field.birth'], { exact: true });
  const save = page.getByRole('button', { name: t['profile.save'] });
  await expect(birth).toHaveValue('1994-11-02');
  await expect(birth).not.toBeEditable();
  await name.fill('');
  await save.click();
  await oops(page, lang, t['error.field']);
  await expect(name).toBeFocused();
  await accessible(page);
  await name.fill('Citlali');
  await page
    .getByLabel(t['field.phoneCountry'])
    .selectOption({ label: lang === 'es' ? 'Estados Unidos +1' : 'United States +1' });
  await page.getByLabel(t['field.phone'], { exact: true }).fill('+210 555 0149');
  await page.route('**/api/users/data*', (route) => route.fulfill({ json: { errors: true, message: 'Hoy no' } }), {
    times: 1,
  });
  await save.click();
  await oops(page, lang, 'Hoy no');
  // A new address holds once its owner has confirmed it; whether it has an account already is not said.
  await page.getByLabel(t['field.email'], { exact: true }).fill(esmeralda.email);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: esmeralda.email })).toBeVisible();
  await page.getByLabel(t['field.email'], { exact: true }).fill(person.email);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: t['view.myprofile.success'] })).toBeVisible();
  await expect(page).toHaveURL('/mi-perfil');
  await expect(page.getByText('+1 2105550149', { exact: true })).toBeVisible();
  await expect(page.getByText('Citlali Ramírez', { exact: true })).toBeVisible();

  // Somebody who signed in through another provider has no date of birth yet.
  await page.route('**/api/users/data*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), date_birth: null } });
  });
  await page.goto('/mi-perfil/editar-datos');
  await birth.fill(`${new Date().getFullYear() - 17}-12-31`);
  await save.click();
  await oops(page, lang, t['login.date_error']);
  await expect(birth).toBeFocused();
});
