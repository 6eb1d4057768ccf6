import type { Page, Request } from '@playwright/test';
import { mailsTo, newestMail } from './support/inbox.ts';
import { enter, newMember, newPerson, oops, signIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const ambar = { email: 'ambar@obsidiana.example', password: 'piedra-volcanica' };

const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test('the login says what is missing, keeps what was typed, and leads back to where a visitor was going @AUTH-1 @AUTH-2 @AUTH-3 @AUTH-4 @AUTH-15 @AUTH-16', async ({
  page,
  lang,
  accessible,
  expectedComplaints,
}) => {
  expectedComplaints.push('400', '503');
  const t = words[lang];
  await page.goto('/mi-perfil/editar-datos?de=correo');
  await expect(page).toHaveURL('/login');
  const email = page.getByLabel(t['field.email'], { exact: true });
  const password = page.getByLabel(t['field.password'], { exact: true });
  const send = page.getByRole('button', { name: t['login.submit'] });
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await accessible(page);

  await email.fill(ambar.email);
  await send.click();
  await oops(page, lang, lang === 'es' ? 'Debe llenar todos los campos' : 'You must fill in all fields');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(ambar.email);
  await accessible(page);

  await password.fill('otra-piedra');
  await password.press('Enter');
  await oops(page, lang, lang === 'es' ? 'Credenciales inválidas' : 'Invalid credentials');
  await expect(email).toHaveValue(ambar.email);
  await page.route('**/api/users/login*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  expectedComplaints.push('/api/users/login');
  await send.click();
  await oops(page, lang, lang === 'es' ? 'Error de autenticación del usuario' : 'User authentication failed');

  await password.fill(ambar.password);
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    lang === 'es' ? 'Gracias por volver' : 'Thanks for coming back',
  );
  await expect(page).toHaveURL('/mi-perfil/editar-datos?de=correo');
  expect(await kept(page, 'redirect_path')).toBeNull();
  for (const path of ['/login', '/login-email', '/login-exito', '/login-crear', '/cambiar-contrasena/un-secreto']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home');
  }
});

test('a remembered path never leads out of the shop, and is used once @AUTH-3 @AUTH-4', async ({ page, lang }) => {
  const t = words[lang];
  await page.goto('/login-exito');
  await expect(page).toHaveURL('/login');
  await page.evaluate(() => {
    localStorage.setItem('redirect_path', '/\t/evil.example/phish');
    localStorage.setItem('intended_at', String(Date.now()));
  });
  await page.goto('/login-email');
  await page.getByLabel(t['field.email'], { exact: true }).fill(ambar.email);
  await page.getByLabel(t['field.password'], { exact: true }).fill(ambar.password);
  await page.getByRole('button', { name: t['login.submit'] }).click();
  await expect(page).toHaveURL('/home');
});

test('a forgotten password is set anew by the mailed link, which never leaves the page @AUTH-11 @AUTH-12 @AUTH-13 @AUTH-14', async ({
  page,
  lang,
  accessible,
  expectedComplaints,
}) => {
  expectedComplaints.push('400');
  const t = words[lang];
  const person = await newMember(page, lang);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  await page.getByRole('link', { name: t['login.forgot'] }).click();
  await expect(page).toHaveURL('/login-recuperar');
  const email = page.getByLabel(t['field.email'], { exact: true });
  const send = page.getByRole('button', { name: t['recover.submit'] });
  await send.click();
  await oops(page, lang, lang === 'es' ? 'Debes ingresar un correo electrónico' : 'You must enter an email');
  await expect(email).toBeFocused();
  await email.fill(person.email);
  await page.route('**/api/users/password-recovery*', (route) => route.abort(), { times: 1 });
  expectedComplaints.push('password-recovery');
  await send.click();
  await oops(
    page,
    lang,
    lang === 'es' ? 'Error al enviar el correo de recuperación' : 'Error sending password recovery email',
  );
  await expect(email).toHaveValue(person.email);
  await send.click();
  await expect(page).toHaveURL('/login-confirmar-recuperar');
  await expect(page.getByText(person.email)).toBeVisible();
  await accessible(page);
  const subject = lang === 'es' ? /contraseña/i : /password/i;
  await newestMail(person.email, subject);
  await page.getByRole('button', { name: t['recover.byEmail'] }).click();
  await expect(page.getByRole('status').filter({ hasText: t['resend.done'] })).toBeVisible();
  await expect.poll(async () => (await mailsTo(person.email, subject)).length).toBe(2);

  const link = (await newestMail(person.email, subject)).links.find((each) => each.includes('/cambiar-contrasena/'));
  const { pathname } = new URL(link ?? '');
  const secret = pathname.split('/').at(-1) ?? '';
  const leaks: string[] = [];
  const watch = async (request: Request) => {
    const { referer = '' } = await request.allHeaders();
    if (referer.includes(secret)) leaks.push(request.url());
  };
  page.on('request', watch);
  await page.goto(pathname);
  const first = page.getByLabel(t['password.new'], { exact: true });
  const second = page.getByLabel(t['password.repeat'], { exact: true });
  const save = page.getByRole('button', { name: t['password.save'] });
  await expect(first).toHaveAttribute('autocomplete', 'new-password');
  await accessible(page);
  await save.click();
  await oops(page, lang, t['login.fields']);
  await expect(first).toBeFocused();
  await first.fill('obsidiana-negra');
  await second.fill('obsidiana-gris');
  await save.click();
  await oops(page, lang, lang === 'es' ? 'Las claves no coinciden' : 'The keys do not match');
  await expect(first).toHaveValue('obsidiana-negra');
  await second.fill('obsidiana-negra');
  await page.route('**/api/users/password-reset*', (route) => route.abort(), { times: 1 });
  expectedComplaints.push('password-reset');
  await save.click();
  await oops(
    page,
    lang,
    lang === 'es' ? 'Error al intentar cambiar la contraseña' : 'Error attempting to change password',
  );
  await save.click();
  await expect(page).toHaveURL('/cambiar-contrasena-exito');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['password.done']);
  await accessible(page);
  await signIn(page, lang, { ...person, password: 'obsidiana-negra' });
  page.off('request', watch);
  expect(leaks).toEqual([]);

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(pathname);
  await first.fill('obsidiana-roja');
  await second.fill('obsidiana-roja');
  await save.click();
  await oops(page, lang, lang === 'es' ? /ya se usó o venció/ : /has been used or has expired/);

  // Another one, to the phone this time: its link is another secret, and serves as well.
  await page.getByRole('link', { name: t['password.again'] }).click();
  await email.fill(person.email);
  await send.click();
  await expect(page).toHaveURL('/login-confirmar-recuperar');
  await page.getByRole('button', { name: t['recover.bySms'] }).click();
  await expect(page.getByRole('status').filter({ hasText: t['resend.done'] })).toBeVisible();
  const { text, links } = await newestMail(`+52${person.phone}`);
  expect(text).toContain('Obsidiana');
  await page.goto(new URL(links[0] ?? '').pathname);
  await first.fill('obsidiana-roja');
  await second.fill('obsidiana-roja');
  await save.click();
  await expect(page).toHaveURL('/cambiar-contrasena-exito');
  await signIn(page, lang, { ...person, password: 'obsidiana-roja' });
});

test('registering says what is missing, refuses the young, and takes the code of the country @AUTH-6 @AUTH-7 @AUTH-8 @AUTH-9', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  const person = newPerson();
  await page.goto('/login-crear');
  const send = page.getByRole('button', { name: t['register.submit'] });
  await send.click();
  await oops(page, lang, lang === 'es' ? 'Faltan campos por llenar' : 'Fields are missing');
  await expect(page.getByLabel(t['field.name'], { exact: true })).toBeFocused();
  await accessible(page);
  await page.getByLabel(t['field.name'], { exact: true }).fill(person.name);
  await page.getByLabel(t['field.lastname'], { exact: true }).fill(person.lastname);
  await page.getByLabel(t['field.email'], { exact: true }).fill(person.email);
  await page.getByLabel(t['field.password'], { exact: true }).fill(person.password);
  await page.getByLabel(t['field.phone'], { exact: true }).fill('210 555 0149');
  const country = page.getByLabel(t['field.phoneCountry']);
  await expect(country).toHaveValue('142');
  await expect(page.getByText('+52', { exact: true })).toBeVisible();
  await country.selectOption({ label: lang === 'es' ? 'Estados Unidos +1' : 'United States +1' });
  await expect(page.getByText('+1', { exact: true })).toBeVisible();
  const birth = page.getByLabel(t['field.birth'], { exact: true });
  await birth.fill(`${new Date().getFullYear() - 17}-01-01`);
  await send.click();
  await oops(
    page,
    lang,
    lang === 'es' ? 'Debes ser mayor de 18 años para registrarte' : 'You must be over 18 years old to register',
  );
  await expect(birth).toBeFocused();
  await birth.fill('1990-05-05');
  await send.click();
  await expect(page).toHaveURL('/login-confirmar-registro');
  await newestMail(person.email);
  await page.getByRole('button', { name: t['confirm.resend'] }).click();
  await expect(page.getByRole('status').filter({ hasText: t['resend.done'] })).toBeVisible();
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2);
  await accessible(page);
});

test('one sign-in, one refresh and one logout for all tabs @AUTH-18 @AUTH-19 @AUTH-21 @LANG-1', async ({
  page,
  context,
  lang,
  expectedComplaints,
}) => {
  // A page that is left by the logout gives up what it still asks.
  expectedComplaints.push('401');
  const t = words[lang];
  const other = lang === 'es' ? 'en' : 'es';
  const person = await newMember(page, lang);
  await page.evaluate(() => localStorage.removeItem('token'));
  const second = await context.newPage();
  await second.goto('/login');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(t['login.title']);
  await signIn(page, lang, person);
  await expect(second).toHaveURL('/home');

  let refreshes = 0;
  await context.route('**/api/users/refresh-token*', async (route) => {
    refreshes += 1;
    await route.continue();
  });
  const before = await kept(page, 'token');
  await page.evaluate(() => localStorage.setItem('token_issued_at', String(Date.now() - 31 * 60_000)));
  const wake = (tab: Page) => tab.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await Promise.all([wake(page), wake(second)]);
  await expect.poll(() => kept(second, 'token')).not.toBe(before);
  await Promise.all([wake(page), wake(second)]);
  expect(refreshes).toBe(1);

  await second.goto('/mi-perfil');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(t['profile.title']);
  const language = (now: 'es' | 'en') => page.getByRole('contentinfo').getByLabel(words[now]['shop.language']);
  await language(lang).selectOption(other);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(words[other]['profile.title']);
  await language(other).selectOption(lang);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(t['profile.title']);

  await page.goto('/mi-perfil');
  await page.getByRole('button', { name: t['profile.logout'] }).click();
  await expect(page).toHaveURL('/login');
  await expect(second).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate((value) => document.cookie.includes(`language=${value}`), lang)).toBe(true);
});

test('a refused token ends the session, silence does not @AUTH-17 @AUTH-18 @AUTH-20', async ({
  page,
  lang,
  expectedComplaints,
}) => {
  expectedComplaints.push('401', '503', 'refresh-token', '/api/cart/active');
  const t = words[lang];
  await enter(page, lang, ambar);
  const late = () => page.evaluate(() => localStorage.setItem('token_issued_at', String(Date.now() - 31 * 60_000)));
  const wake = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

  await page.route('**/api/users/refresh-token*', (route) => route.abort('internetdisconnected'));
  await page.goto('/mi-perfil');
  await late();
  const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('refresh-token'));
  await wake();
  await tried;
  expect(await kept(page, 'token')).not.toBeNull();
  await page.unroute('**/api/users/refresh-token*');

  await page.route('**/api/cart/active*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/carrito');
  await expect(page.getByText(t['cart.loadFailed']).first()).toBeVisible();
  expect(await kept(page, 'token')).not.toBeNull();
  await page.unroute('**/api/cart/active*');

  await page.evaluate(() => localStorage.setItem('token', 'a-token-that-nobody-issued'));
  await page.goto('/mi-perfil');
  await expect(page).toHaveURL('/');
  expect(await kept(page, 'token')).toBeNull();

  await enter(page, lang, ambar);
  await page.route('**/api/users/refresh-token*', (route) => route.fulfill({ json: { api_token: '' } }));
  await page.goto('/mi-perfil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['profile.title']);
  await late();
  await wake();
  await expect(page).toHaveURL('/');
  expect(await kept(page, 'token')).toBeNull();
});
