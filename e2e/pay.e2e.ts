import type { Page } from '@playwright/test';
import { newestMail } from './support/inbox.ts';
import { addToBag, asMember, newMember, oops } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

type Lang = 'es' | 'en';

/** A member whose bag has a piece and an address, in front of the ways to pay. */
async function readyToPay(page: Page, lang: Lang, currency: string, quantity = 1) {
  const person = await newMember(page, lang);
  const call = await asMember(page);
  const piece = await call('GET', `/products/detail?uri=kimono-agata&lang=${lang}&currency=${currency}`);
  const size = piece.sizes.find((one: { quantity: number }) => one.quantity >= quantity);
  const products = [{ id: piece.id, size_id: size.id, quantity }];
  const cart = await call('POST', `/cart/create?lang=${lang}&currency=${currency}`, { products });
  const address = {
    country_id: 142,
    line: 'Calle Orizaba 92',
    line2: '',
    postal_code: '06700',
    city: 'CDMX',
    details: '',
  };
  const { id } = await call('POST', '/addresses/create', address);
  await call('PUT', '/cart/address', { cart_id: cart.id, address_id: id });
  await page.goto('/checkout-pago');
  await expect(page.getByRole('heading', { level: 1, name: words[lang]['checkout.paymentTitle'] })).toBeVisible();
  return { ...person, cart };
}

const choose = (page: Page, lang: Lang, method: 'paypal' | 'zelle' | 'venmo') =>
  page.getByRole('radio', { name: words[lang][`checkout.${method}`], exact: true }).click();

/** Presses one of PayPal's own buttons. @returns the approval window */
async function openPaypal(page: Page, button: 'PayPal' | 'Venmo' = 'PayPal'): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: button, exact: true }).click();
  return popup;
}

/** Agrees in the approval window, with one of its instruments. */
async function agree(window: Page, instrument: 'balance' | 'declined' | 'pending' | 'denied' = 'balance') {
  await window.locator(`input[value=${instrument}]`).check();
  await window.locator('button[value=pay]').click();
}

const success = (page: Page, lang: Lang) => page.getByRole('heading', { level: 1, name: words[lang]['success.title'] });

test.describe('PayPal', () => {
  test('the wallet pays, never a card; Venmo beside it in dollars only; the success page can be opened again @CHK-5 @CHK-9 @CHK-13', async ({
    page,
    lang,
    currency,
    accessible,
  }) => {
    const t = words[lang];
    await readyToPay(page, lang, currency);
    // By the links of the shop, from a page that is the same for everyone: its policy knows no inline script of PayPal's.
    await page.goto('/cookies');
    await page.getByRole('banner').getByRole('link', { name: t['shop.bag'] }).click();
    await page.getByRole('link', { name: t['cart.buy'], exact: true }).click();
    await page.getByRole('button', { name: t['checkout.continue'], exact: true }).click();
    await page.getByRole('link', { name: t['checkout.toPayment'] }).click();
    const ways = page.getByRole('radiogroup', { name: words[lang]['checkout.methods'] }).getByRole('radio');
    await expect(ways).toHaveCount(4);
    await expect(ways.first()).toBeChecked();
    await choose(page, lang, 'paypal');
    await expect(page.getByRole('button', { name: 'PayPal', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Venmo', exact: true })).toHaveCount(currency === 'USD' ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Card', exact: true })).toHaveCount(0);
    await accessible(page);

    const window = await openPaypal(page, currency === 'USD' ? 'Venmo' : 'PayPal');
    await expect(window.getByText(new RegExp(`${currency} [\\d,.]+`))).toBeVisible();
    await accessible(window);
    await agree(window);
    await expect(success(page, lang)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout-exito\?token=\w+$/);
    await expect(page.getByText(lang === 'es' ? /Ganaste \d+ cristal/ : /You earned \d+ crystal/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart_id'))).toBeNull();
    await page.reload();
    await expect(success(page, lang)).toBeVisible();
    await page.goto('/mis-pedidos');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('a declined instrument starts the approval again, cancelling and closing the window cost nothing @CHK-9', async ({
    page,
    lang,
    currency,
  }) => {
    const t = words[lang];
    await readyToPay(page, lang, currency);
    await choose(page, lang, 'paypal');
    const cancelled = await openPaypal(page);
    await cancelled.locator('button[value=cancel]').click();
    await expect(page.getByText(t['paypal.cancelled'])).toBeVisible();
    const closed = await openPaypal(page);
    await closed.waitForLoadState();
    await closed.close();
    await expect(page.getByText(t['paypal.cancelled'])).toBeVisible();

    const first = await openPaypal(page);
    const again = page.waitForEvent('popup');
    await agree(first, 'declined');
    const second = await again;
    await expect(second.getByRole('alert')).toBeVisible();
    await agree(second);
    await expect(success(page, lang)).toBeVisible();
  });

  test('an order that closes without payment says so with the words of the shop @CHK-9', async ({
    page,
    lang,
    currency,
  }) => {
    await readyToPay(page, lang, currency);
    await choose(page, lang, 'paypal');
    await agree(await openPaypal(page), 'denied');
    await expect(page.getByRole('alert').filter({ hasText: words[lang]['paypal.failed'] })).toBeVisible();
    await agree(await openPaypal(page));
    await expect(success(page, lang)).toBeVisible();
  });

  test('where no window opens, the way leads to PayPal and back @CHK-10', async ({ page, lang, currency }) => {
    const t = words[lang];
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await readyToPay(page, lang, currency);
    await choose(page, lang, 'paypal');
    await page.getByRole('button', { name: 'PayPal', exact: true }).click();
    await page.waitForURL(/\/checkoutnow/);
    await page.locator('button[value=cancel]').click();
    await expect(page).toHaveURL(/\/paypal\/cancel\?token=/);
    await expect(page.getByText(t['paypal.cancelled'])).toBeVisible();
    await page.getByRole('button', { name: 'PayPal', exact: true }).click();
    await page.waitForURL(/\/checkoutnow/);
    await agree(page);
    await expect(success(page, lang)).toBeVisible();
    await page.goto('/mis-pedidos');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('F3 without a script, and without an answer, it says so and the other ways stay @CHK-6 @CHK-9', async ({
    page,
    lang,
    currency,
    expectedComplaints,
  }) => {
    const t = words[lang];
    expectedComplaints.push('sdk/js', 'PayPal', '503', 'ERR_FAILED', 'stripe.js');
    await page.route('**/paypal/sdk/js*', (route) => route.abort());
    await page.route('**/stripe.js', (route) => route.abort());
    await readyToPay(page, lang, currency);
    const says = (text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await says(t['stripe.unavailable']);
    await page.unroute('**/stripe.js');
    for (const [text, answer] of [
      ['stripe.error2', { status: 503, json: { errors: true, code: 'stripe_unavailable', message: '' } }],
      ['stripe.error1', { json: { client_secret: '', public_key: 'pk_test_obsidiana' } }],
    ] as const) {
      await page.route('**/cart/stripe/payment*', (route) => route.fulfill(answer));
      await page.reload();
      await says(t[text]);
      await page.unroute('**/cart/stripe/payment*');
    }
    await choose(page, lang, 'paypal');
    await expect(page.getByRole('alert').filter({ hasText: t['paypal.init'] })).toBeVisible();
    await page.getByRole('radio', { name: t['checkout.tarjeta'], exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
    await page.unroute('**/paypal/sdk/js*');
    await page.route('**/cart/paypal/create-order*', (route) =>
      route.fulfill({ status: 503, json: { errors: true, code: 'paypal_unavailable', message: '' } }),
    );
    await choose(page, lang, 'paypal');
    await openPaypal(page);
    await expect(page.getByRole('alert').filter({ hasText: t['paypal.init'] })).toBeVisible();
  });
});

test('Zelle and Venmo are in dollars: the order awaits its payment, and the mail says where to send it @CHK-11 @CHK-12', async ({
  page,
  lang,
  currency,
  accessible,
}) => {
  const t = words[lang];
  const { email } = await readyToPay(page, lang, currency);
  const method = currency === 'USD' ? 'venmo' : 'zelle';
  const service = t[`checkout.${method}`];
  await choose(page, lang, method);
  if (currency === 'MXN') {
    await expect(page.getByText(t['hand.dollarsOnly'].replace('{service}', service))).toBeVisible();
    await page.getByRole('button', { name: t['hand.switch'] }).click();
  }
  const submit = page.getByRole('button', { name: t['hand.submit'].replace('{service}', service) });
  await expect(submit).toBeVisible();
  await expect(page.getByText(/\$[\d,.]+ USD/).first()).toBeVisible();
  await accessible(page);
  await submit.dblclick();

  await expect(page).toHaveURL('/checkout-pendiente');
  await expect(page.getByRole('heading', { level: 1, name: t['pending.title'] })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: t['cart.goOn'] })).toHaveAttribute('href', '/home');
  await accessible(page);
  expect(await page.evaluate(() => localStorage.getItem('cart_id'))).toBeNull();
  const mail = await newestMail(email, /pedido|order/i);
  expect(mail.text).toContain(service);
  await page.getByRole('link', { name: t['success.orders'] }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(t['orders.status.pending_payment']).first()).toBeVisible();
});

test('a code that covers everything leaves nothing to pay: the order is confirmed without a provider @CHK-2 @CHK-13', async ({
  page,
  lang,
  currency,
  accessible,
  expectedComplaints,
}) => {
  const t = words[lang];
  // A code that does not hold is refused, which shows in the console.
  expectedComplaints.push('400');
  await readyToPay(page, lang, currency, 3);
  await page.goto('/checkout-envio');
  const code = page.getByLabel(t['code.label']);
  const apply = page.getByRole('button', { name: t['code.apply'] });
  await apply.click();
  await oops(page, lang, t['cart.error4']);
  await code.fill('nadie');
  await expect(code).toHaveValue('NADIE');
  await apply.click();
  await oops(page, lang, t['cart.error1']);
  await code.fill('buenfin');
  await apply.click();
  await oops(page, lang, lang === 'es' ? 'no está vigente' : 'not valid');
  await code.fill('cortesia');
  await apply.click();
  await expect(page.getByText(t['cart.addcod'])).toBeVisible();
  await accessible(page);
  await page.goto('/checkout-pago');
  await expect(page.getByRole('heading', { name: t['free.title'] })).toBeVisible();
  await page.getByRole('button', { name: t['free.confirm'] }).dblclick();
  await expect(success(page, lang)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout-exito\?order=\d+$/);
  await page.reload();
  await expect(success(page, lang)).toBeVisible();
});

test('the bag leads on to the shipping, an empty one home, and a step that lacks something says what @CART-3 @CHK-1 @CHK-2 @CHK-3 @CHK-4', async ({
  page,
  lang,
}) => {
  const t = words[lang];
  await newMember(page, lang);
  await page.goto('/checkout-pago');
  await expect(page).toHaveURL('/carrito');
  await expect(page.getByText(t['detour.empty'])).toBeVisible();
  await addToBag(page, lang, { uri: 'kimono-agata', size: 'M' });
  const call = await asMember(page);
  for (const line of ['Calle Uno 1', 'Calle Dos 2'])
    await call('POST', '/addresses/create', { country_id: 142, line, line2: '', postal_code: '06700', city: 'CDMX' });
  await page.goto('/checkout-resumen');
  await expect(page).toHaveURL('/checkout-envio');
  await expect(page.getByText(t['detour.address'])).toBeVisible();
  await page.goto('/carrito');
  await page.getByRole('link', { name: t['cart.buy'], exact: true }).click();
  await expect(page).toHaveURL('/checkout-envio');
  const goOn = page.getByRole('button', { name: t['checkout.continue'], exact: true });
  await goOn.click();
  await oops(page, lang, t['error.address']);
  await page.getByRole('radio', { name: 'Calle Dos 2' }).click();
  const sent = page.waitForRequest('**/cart/address*');
  await goOn.click();
  expect((await sent).method()).toBe('PUT');
  await expect(page).toHaveURL('/checkout-resumen');
  await expect(page.getByText('Calle Dos 2', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t['checkout.gift'], { exact: true })).toHaveCount(0);
  for (const row of ['subtotal', 'welcome', 'shipping', 'total'] as const)
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: t[`cart.${row}`] })
        .first(),
    ).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toContainText(t['checkout.summary']);
  await page.goBack();

  // The bag is emptied in another tab meanwhile: the code has nothing to lower.
  const tab = await page.context().newPage();
  await tab.goto('/carrito');
  await tab.getByRole('button', { name: new RegExp(`^${t['cart.remove']}`) }).click();
  await expect(tab.getByText(t['cart.empty'])).toBeVisible();
  await expect(page.getByText(/\$0\.00/).first()).toBeVisible();
  await page.getByLabel(t['code.label']).fill('cortesia');
  await page.getByRole('button', { name: t['code.apply'] }).click();
  await oops(page, lang, t['cart.error3']);
  await page.goto('/checkout-pendiente');
  await expect(page).toHaveURL('/mis-pedidos');
  await tab.getByRole('link', { name: t['cart.emptyAction'] }).click();
  await expect(tab).toHaveURL('/home');
});
