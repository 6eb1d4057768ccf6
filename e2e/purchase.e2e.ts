import { newestMail } from './support/inbox.ts';
import { addToBag, cards, enter, fillCard, goToPayment, newMember, type Person, register } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const kimono = { uri: 'kimono-agata', size: 'M' };

test.describe('a first purchase', () => {
  test('registers, confirms by the mailed link, buys by card, sees the order, its crystals and the tier they reach, which is told once @every @AUTH-6 @AUTH-9 @AUTH-10 @PDP-17 @CART-1 @CART-2 @CART-4 @CHK-1 @CHK-3 @CHK-4 @CHK-6 @CHK-8 @CHK-13 @ORD-1 @LOY-1 @API-7 @API-8', async ({
    page,
    lang,
    currency,
    accessible,
  }) => {
    const t = words[lang];
    const person = await register(page, lang);
    await accessible(page);
    // So many crystals reach the first tier.
    await addToBag(page, lang, { uri: 'kimono-agata', size: 'G' }, 3);
    await accessible(page);
    const fields = await goToPayment(page, lang);
    await expect(page.getByText(t['cart.welcome'])).toBeVisible();
    await fillCard(fields, cards.good);
    await accessible(page);
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();

    await expect(page).toHaveURL(/\/checkout-exito\?payment_intent=pi_\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: t['success.title'] })).toBeVisible();
    await accessible(page);
    const crystals = page.getByText(lang === 'es' ? /Ganaste (\d+) cristal/ : /You earned (\d+) crystal/);
    await expect(crystals).toBeVisible();
    const earned = Number(/\d+/.exec((await crystals.textContent()) ?? '')?.[0]);
    expect(earned).toBeGreaterThan(0);
    const kept = await page.evaluate(() => [localStorage.getItem('cart_id'), localStorage.getItem('payment_intent')]);
    expect(kept).toEqual([null, null]);

    await page.getByRole('link', { name: t['success.orders'] }).click();
    await expect(page).toHaveURL('/mis-pedidos');
    const order = page.getByRole('article');
    await expect(order).toHaveCount(1);
    await order.getByRole('button').first().click();
    await expect(order.getByText('Calle Orizaba 92')).toBeVisible();
    await expect(order.getByText(t['orders.status.paid']).first()).toBeVisible();
    await expect(order.getByText(new RegExp(`\\$[\\d,.]+ ${currency}`)).first()).toBeVisible();
    await accessible(page);

    await page.goto('/mi-perfil');
    const reached = page
      .getByRole('status')
      .filter({ hasText: lang === 'es' ? 'Llegaste a Ámbar' : 'You reached Amber' });
    const card = page.getByRole('region', { name: t['loyalty.amber'], exact: true });
    await expect(reached).toBeVisible();
    await expect(card).toContainText(String(earned));
    await accessible(page);
    await reached.getByRole('button').click();
    await expect(reached).toHaveCount(0);
    // On a device that knows nothing of the member, the tier is theirs and no news.
    await page.evaluate(() => localStorage.clear());
    await enter(page, lang, person);
    await page.goto('/mi-perfil/mis-beneficios');
    await expect(card).toContainText(String(earned));
    await expect(reached).toHaveCount(0);

    // The gift of the tier rides with the next order, and the summary shows it.
    await addToBag(page, lang, kimono);
    await page.goto('/checkout-envio');
    await page.getByRole('button', { name: t['checkout.continue'], exact: true }).click();
    await expect(page).toHaveURL('/checkout-resumen');
    const gift = lang === 'es' ? 'Paliacate Ámbar' : 'Amber Bandana';
    for (const text of [t['checkout.gift'], gift])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await accessible(page);

    const mail = await newestMail(person.email, lang === 'es' ? /pedido/i : /order/i);
    expect(mail.text).toContain('Kimono');
  });
});

test.describe('paying by card', () => {
  let person: Person;
  test.beforeEach(async ({ page, lang }) => {
    person = await newMember(page, lang);
    await addToBag(page, lang, kimono);
  });

  test("a declined card says the provider's words, and a good one pays after it @CHK-6", async ({
    page,
    lang,
    expectedComplaints,
  }) => {
    // The refused request of the provider's own frame shows in the console.
    expectedComplaints.push('402');
    const fields = await goToPayment(page, lang);
    await fillCard(fields, cards.declined);
    const pay = page.getByRole('button', { name: 'Pagar', exact: true });
    await pay.click();
    await expect(page.getByRole('alert').filter({ hasText: lang === 'es' ? /rechazada/ : /declined/ })).toBeVisible();
    await fillCard(fields, cards.good);
    await pay.click();
    await expect(page.getByRole('heading', { level: 1, name: words[lang]['success.title'] })).toBeVisible();
    await page.goto('/mis-pedidos');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test("F2 F21 3-D Secure in the page, and by way of the bank's page, also when the session ends there @CHK-6 @CHK-7 @AUTH-17", async ({
    page,
    lang,
    expectedComplaints,
  }) => {
    // The answer to the session that has ended shows in the console.
    expectedComplaints.push('401');
    const t = words[lang];
    const fields = await goToPayment(page, lang);
    await fillCard(fields, cards.secure);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    // Of the shop's own scheme, so that the shop shows behind it.
    await expect(page.locator('iframe[title="3D Secure"]')).toHaveCSS('color-scheme', 'dark');
    const bank = page.frameLocator('iframe[title*="3D"], iframe[name*="challenge"], iframe[src*="3ds"]');
    await bank.locator('button[value=fail]:not(.close)').click();
    await expect(page.getByRole('alert').filter({ hasText: t['checkout.cardError'] })).toBeVisible();
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    await bank.locator('[value=complete]').click();
    await expect(page.getByRole('heading', { level: 1, name: t['success.title'] })).toBeVisible();

    await addToBag(page, lang, kimono);
    const again = await goToPayment(page, lang);
    await fillCard(again, cards.secureByRedirect);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    await page.waitForURL(/3ds/);
    await page.request.post('/api/users/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('button').first().click();
    await expect(page).toHaveURL('/');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t['success.signIn']);
    await dialog.getByRole('link', { name: t['login.submit'] }).click();
    await page.getByLabel(t['field.email'], { exact: true }).fill(person.email);
    await page.getByLabel(t['field.password'], { exact: true }).fill(person.password);
    await page.getByRole('button', { name: t['login.submit'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: t['success.title'] })).toBeVisible();
    await expect(page).toHaveURL(/\/checkout-exito\?payment_intent=pi_\w+$/);
    await page.goto('/mis-pedidos');
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('a double press pays once, and the success page can be opened again and again @CHK-7 @CHK-14', async ({
    page,
    lang,
  }) => {
    const t = words[lang];
    const fields = await goToPayment(page, lang);
    await fillCard(fields, cards.good);
    await page.getByRole('button', { name: 'Pagar', exact: true }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: t['success.title'] })).toBeVisible();
    const number = await page.getByRole('heading', { level: 2 }).filter({ hasText: /\d{4}/ }).textContent();
    for (const _ of [1, 2]) {
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: number ?? '' })).toBeVisible();
    }
    await page.goto('/mis-pedidos');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('no step of the checkout can be skipped by its address @CHK-1 @AUTH-16', async ({ page, lang }) => {
  await page.goto('/checkout-pago');
  await expect(page).toHaveURL('/login');
  await register(page, lang);
  await page.goto('/checkout-pago');
  await expect(page).toHaveURL('/carrito');
  await addToBag(page, lang, kimono);
  await page.goto('/checkout-pago');
  await expect(page).toHaveURL('/checkout-envio');
  await page.goto('/checkout-exito');
  await expect(page).toHaveURL('/mis-pedidos');
});
