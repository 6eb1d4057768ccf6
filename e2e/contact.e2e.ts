import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test('a message reaches the shop; what is missing or wrong is said before @CONT-1 @CONT-2 @CONT-3 @CONT-4 @CONT-5', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  const name = page.getByLabel(t['contact.name'], { exact: true });
  const email = page.getByLabel(t['contact.email'], { exact: true });
  const message = page.getByLabel(t['contact.message'], { exact: true });
  const send = page.getByRole('button', { name: t['contact.submit'], exact: true });
  await page.goto('/contacto');
  await send.click();
  const oops = page.getByRole('alertdialog', { name: t['error.title'] });
  await expect(oops).toContainText(t['error.field']);
  await page.keyboard.press('Escape');
  await expect(oops).toHaveCount(0);

  await name.fill('Xóchitl 3 <Muñoz>');
  await expect(name).toHaveValue('Xóchitl  Muñoz');
  await email.fill('no es un correo');
  await email.blur();
  await expect(oops).toContainText(t['error.email']);
  await page.keyboard.press('Escape');
  await expect(email).toHaveValue('');

  await email.fill('xochitl@example.com');
  await message.fill('¿Tienen el kimono en CH? <script>');
  await expect(message).toHaveValue('¿Tienen el kimono en CH? script');
  await accessible(page);
  await send.click();
  const thanks = page.getByRole('dialog', { name: t['contact.thanks'] });
  await expect(thanks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thanks).toHaveCount(0);
  for (const field of [name, email, message]) await expect(field).toHaveValue('');

  // A flag in the reply is no refusal: its words are what is thanked with.
  const said = 'Ya teníamos tu mensaje';
  await page.route('**/api/contact/send*', (route) => route.fulfill({ json: { errors: true, message: said } }));
  await name.fill('Xóchitl Muñoz');
  await email.fill('xochitl@example.com');
  await message.fill('¿Tienen el kimono en CH?');
  await send.click();
  await expect(thanks).toContainText(said);
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('');
});

test('every text of the house can be read, and leads to the contact @LEGAL-1 @LEGAL-2', async ({ page, lang }) => {
  const paths = [
    '/terminos-y-condiciones',
    '/terminos-de-servicios',
    '/terminos-de-privacidad',
    '/cambios-y-devoluciones',
    '/tabla-de-tallas',
    '/envios',
    '/cookies',
    '/about',
  ];
  const titles = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    titles.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await expect(
      page.getByRole('main').getByRole('link', { name: words[lang]['legal.contact'] }),
      path,
    ).toHaveAttribute('href', '/contacto');
  }
  expect(titles.size).toBe(paths.length);
});

test.describe('somebody under age', () => {
  test.use({ adult: false });

  test('is sent to a page with the ways to follow the house, which asks no more @LEGAL-3 @SHELL-9 @SHELL-10', async ({
    page,
    lang,
    accessible,
  }) => {
    await page.goto('/');
    const gate = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await gate.getByRole('link', { name: lang === 'es' ? /menor de 18/ : /under 18/ }).click();
    await expect(page).toHaveURL('/no-mayor-de-eddad');
    await expect(gate).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/',
    );
    await accessible(page);
    await page.goto('/no-mayor-de-edad');
    await expect(page).toHaveURL('/no-mayor-de-eddad');
  });
});
