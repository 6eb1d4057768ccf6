import type { Page } from '@playwright/test';
import { addToBag, cards, enter, fillCard, goToPayment, newMember } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const kimono = { uri: 'kimono-agata', size: 'M' };
const ambar = { email: 'ambar@obsidiana.example', password: 'piedra-volcanica' };

test('an order is opened, printed as a receipt, and bought again; it keeps the currency it was paid in @ORD-1 @LANG-5', async ({
  page,
  lang,
  currency,
  accessible,
}) => {
  test.slow();
  const t = words[lang];
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  const person = await newMember(page, lang);
  await page.goto('/mis-pedidos');
  await expect(page.getByRole('heading', { level: 2, name: t['orders.empty'] })).toBeVisible();
  await accessible(page);
  await addToBag(page, lang, kimono);
  await fillCard(await goToPayment(page, lang), cards.good);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout-exito/);
  await page.getByRole('link', { name: t['success.orders'] }).click();

  const order = page.getByRole('article');
  await order.getByRole('button').first().click();
  const way = order.getByRole('list', { name: t['orders.way'] });
  await expect(way.locator('[aria-current=step]')).toContainText(t['orders.status.paid']);
  await expect(way.getByRole('listitem').last()).toHaveText(t['orders.status.delivered']);
  for (const text of ['Calle Orizaba 92', 'Kimono', t['cart.subtotal'], t['cart.shipping'], t['cart.total']])
    await expect(order.getByText(text).first()).toBeVisible();
  await accessible(page);

  await order.getByRole('button', { name: t['orders.print'] }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: t['receipt.title'], exact: true })).toBeVisible();
  const paper = page.getByRole('main');
  for (const text of ['de C.V.', 'RFC', `${person.name} ${person.lastname}`, person.email, 'Calle Orizaba 92'])
    await expect(paper.getByText(text).first()).toBeVisible();
  for (const [name, value] of [
    [t['receipt.method'], t['checkout.tarjeta']],
    [t['receipt.paidOn'], /20\d\d/],
  ] as const)
    await expect(
      order
        .locator('div')
        .filter({ has: page.getByRole('term').getByText(name) })
        .last(),
    ).toContainText(value);
  await expect(order.getByText(t['cart.taxes'])).toBeVisible();
  await expect(way).toBeHidden();
  await expect(order.getByRole('button', { name: t['again.button'] })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await order.getByRole('button', { name: t['again.button'] }).click();
  await expect(page).toHaveURL('/carrito');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kimono' })).toHaveCount(1);

  const other = lang === 'es' ? 'en' : 'es';
  await page.goto('/mis-pedidos');
  await page.getByRole('contentinfo').getByLabel(t['shop.language']).selectOption(other);
  await expect(page.getByRole('heading', { level: 1, name: words[other]['orders.title'], exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByText(currency).first()).toBeVisible();
});

test('orders open one at a time, with tracking, code, gift and refund; what is gone is not bought again @ORD-1', async ({
  page,
  lang,
  accessible,
  expectedComplaints,
}) => {
  expectedComplaints.push('404');
  const t = words[lang];
  await showOrders(page);
  await enter(page, lang, ambar);
  await page.goto('/mis-pedidos');
  const [shipped, cancelled] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  await shipped.getByRole('button').first().click();
  await expect(shipped.getByRole('link', { name: t['orders.track'] })).toHaveAttribute(
    'href',
    'https://paqueteria.example/guia/77',
  );
  for (const text of ['Estafeta', 'AGATA10', 'Paliacate', t['orders.refunded']])
    await expect(shipped.getByText(text).first()).toBeVisible();
  await expect(shipped.locator('[aria-current=step]')).toContainText(t['orders.status.shipped']);
  await accessible(page);
  await cancelled.getByRole('button').first().click();
  await expect(shipped.getByRole('button', { expanded: true })).toHaveCount(0);
  await expect(cancelled.locator('[aria-current=step]')).toContainText(t['orders.status.cancelled']);
  await accessible(page);

  await cancelled.getByRole('button', { name: t['again.button'] }).click();
  const said = page.getByRole('dialog');
  await expect(said).toContainText(t['again.none']);
  await expect(said).toContainText('Pieza que ya no se vende');
  await accessible(page);
});

/** Answers with an order that is on its way and one that was cancelled, as operators would leave them. */
async function showOrders(page: Page): Promise<void> {
  const line = { quantity: 1, size: 'M', description: '', desktop_image: '', subtotal: 1290 };
  const none = { has_gift: false, gift_name: null, gift_description: null, gift_image: null };
  const detail = {
    shipment_address: 'Calle Orizaba 92, 06700 Ciudad de México, México',
    products: 1,
    shipping: 0,
    subtotal: 1290,
    discount: 129,
    crystals: 11,
    payment_method: 'tarjeta',
  };
  const day = (n: number) => `2026-11-0${n}T18:00:00.000Z`;
  const orders = [
    {
      id: 1043,
      date: day(3),
      total: 1161,
      currency: 'MXN',
      detail: {
        ...detail,
        status: 'shipped',
        history: [
          { status: 'paid', date: day(3) },
          { status: 'preparing', date: day(4) },
          { status: 'shipped', date: day(5) },
        ],
        carrier: 'Estafeta',
        waybill: 'https://paqueteria.example/guia/77',
        discount_code: 'AGATA10',
        refunded: 100,
        reward: { ...none, has_gift: true, gift_name: 'Paliacate Ámbar', gift_description: 'Anillos de miel' },
        cart_products: [{ ...line, name: 'Kimono Ágata', uri: 'kimono-agata' }],
      },
    },
    {
      id: 1042,
      date: day(1),
      total: 1161,
      currency: 'USD',
      detail: {
        ...detail,
        status: 'cancelled',
        history: [
          { status: 'pending_payment', date: day(1) },
          { status: 'cancelled', date: day(2) },
        ],
        carrier: null,
        waybill: null,
        discount_code: null,
        refunded: 0,
        reward: none,
        cart_products: [{ ...line, name: 'Pieza que ya no se vende', uri: 'pieza-que-ya-no-se-vende' }],
      },
    },
  ];
  await page.route('**/api/cart/orders*', (route) => route.fulfill({ json: orders }));
}
