import { addToBag, oops, register } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const kimono = '/detalles-producto/kimono-agata';

test('a product is described, badged, placed in its category and followed by its kin @PDP-1 @PDP-3 @PDP-7 @PDP-8 @PDP-14 @PDP-15 @CARD-3 @CARD-4', async ({
  page,
  lang,
}) => {
  const t = words[lang];
  await page.goto(kimono);
  const trail = page.getByRole('navigation', { name: t['shop.trail'] });
  await expect(trail.getByRole('link').nth(0)).toHaveAttribute('href', '/home');
  await expect(trail.getByRole('link').nth(1)).toHaveAttribute('href', '/category/kimonos');
  await expect(trail.getByRole('link').nth(2)).toHaveAttribute('href', '/category/kimonos/kimonos-corte-recto');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(trail).toContainText(name);
  await expect(page.getByText('WEB EXCLUSIVE', { exact: true })).toBeVisible();
  await expect(page.getByText('LIMITED EDITION', { exact: true })).toBeVisible();
  const question = page.getByRole('link', { name: /OBS-KIM-001/ });
  await expect(question).toHaveAttribute('href', /^mailto:.+subject=.*OBS-KIM-001/);

  await page.getByRole('button', { name: t['product.findSize'] }).click();
  const guide = page.getByRole('dialog', { name: t['product.sizeGuide'] });
  await expect(guide.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);

  const related = page.getByRole('region', { name: t['product.related'] }).getByRole('article');
  expect(await related.count()).toBeGreaterThan(2);
  const card = related.first();
  await expect(card).toContainText(t['product.kind'].replace('{category}', 'Kimonos').replace(/\{.*/, ''));
  await expect(card).toContainText(/\d\.\d\d/);
  const described = await page.request.get('/api/products/detail', { params: { uri: 'kimono-agata', lang } });
  const { related: kin }: { related: { description: string }[] } = await described.json();
  await expect(card).toContainText(kin[0]?.description ?? 'a description');

  // What is written about a piece is shown as it was set, without anything that could act.
  const told = page.getByRole('region', { name: t['product.detail'] });
  await expect(told.getByRole('paragraph').or(told.getByRole('listitem')).first()).toBeVisible();
  await page.route('**/api/products/detail*', async (route) => {
    const detail =
      '<p>Lavar a <strong>mano</strong></p><img src="/favicon.svg" onload="acted = true"><script>acted = true</script>';
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), detail } });
  });
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect(told.locator('strong')).toHaveText('mano');
  await expect(told.locator('[onload], script')).toHaveCount(0);
});

test('what was looked at before stands below, as it is now; what is gone or was never a product does not', async ({
  page,
  lang,
  accessible,
  expectedComplaints,
}) => {
  const t = words[lang];
  const es = lang === 'es';
  const recent = page.getByRole('region', { name: t['product.recentlyViewed'] });
  await page.goto('/detalles-producto/camiseta-obsidiana');
  const shirt = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recent).toHaveCount(0);

  expectedComplaints.push('status of 404');
  await page.evaluate(() => {
    const viewed = JSON.parse(localStorage.getItem('recently_viewed') ?? '[]');
    localStorage.setItem('recently_viewed', JSON.stringify([...viewed, 'una-pieza-que-ya-no-esta']));
  });
  await page.goto(kimono);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent.getByRole('link', { name: shirt, exact: true })).toBeVisible();
  await expect(recent).toContainText(es ? /MXN/ : /USD/);
  await accessible(page);
  await recent.getByRole('link', { name: shirt, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: shirt })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recent.getByRole('link', { name: es ? 'Kimono Ágata' : 'Agate Kimono', exact: true })).toBeVisible();

  // What goes well with this one, and was looked at too, stands on the page once.
  await page.goto('/detalles-producto/kimono-agata-roja');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const kin = page.getByRole('region', { name: t['product.related'] });
  await expect(kin.getByRole('link', { name: es ? 'Kimono Ágata' : 'Agate Kimono', exact: true })).toBeVisible();
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent.getByRole('link', { name: shirt, exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('recently_viewed', '{"uri":'));
  await page.goto(kimono);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recently_viewed'))).toBe('["kimono-agata"]');
});

test('a picture that is on its way is there as a blur, which leaves with its coming', async ({ page }) => {
  await page.goto(kimono);
  const picture = page.locator('[data-component=gallery] li img[alt]:not([alt=""])').first();
  const behind = () => picture.evaluate((image) => getComputedStyle(image).backgroundImage);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  // The shop has drawn it just now, perhaps, and tells its pages.
  await expect.poll(async () => (await page.request.get(kimono)).text()).toContain('--map:');
  const slow = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(behind).toContain('radial-gradient');
  slow.resolve();
  await expect.poll(behind).toBe('none');
  await page.unrouteAll({ behavior: 'wait' });
});

test('the pictures are leafed through, and looked at large by key and by hand @PDP-2', async ({ page, lang }) => {
  const t = words[lang];
  await page.goto(kimono);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const gallery = page.getByRole('region', { name: t['product.pictures'].replace('{name}', name) });
  const second = gallery.getByRole('img', {
    name: t['product.pictureOf'].replace('{name}', name).replace('{number}', '2'),
  });
  const thumbnail = gallery.getByRole('button', { name: /^\S+ 2 \S+ \d$/ });
  if (await thumbnail.isVisible()) {
    await thumbnail.click();
    await expect(second).toBeInViewport();
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    await gallery.getByRole('button', { name: t['product.enlarge'] }).nth(1).click();
  } else {
    await gallery.getByRole('button', { name: t['product.enlarge'] }).first().click();
  }
  const large = page.getByRole('dialog');
  await expect(large).toBeVisible();
  const position = large.getByText(/^\d \/ \d$/);
  await expect(position).toHaveText(/^[12] \/ /);
  const before = Number((await position.textContent())?.[0]);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(new RegExp(`^${before + 1} / `));
  await large.getByRole('button', { name: t['product.next'] }).click();
  await expect(position).toHaveText(new RegExp(`^${before + 2} / `));
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
});

test('four sizes show at a time, and each can be reached @PDP-6', async ({ page, lang }) => {
  await page.goto('/detalles-producto/camiseta-obsidiana');
  const sizes = page.getByRole('radiogroup', { name: words[lang]['product.size'] });
  const inView = () =>
    sizes.getByRole('radio').evaluateAll((radios) => {
      const strip = radios[0]?.closest('[role=radiogroup]')?.getBoundingClientRect();
      return radios.flatMap((radio) => {
        const box = radio.closest('label')?.getBoundingClientRect();
        const middle = box ? (box.left + box.right) / 2 : 0;
        return strip && box && middle > strip.left && middle < strip.right ? [box.width] : [];
      }).length;
    });
  await expect(sizes.getByRole('radio')).toHaveCount(6);
  await expect.poll(inView).toBe(4);
  const last = sizes.getByRole('radio', { name: 'XXG', exact: true });
  await last.focus();
  await page.keyboard.press('Space');
  await expect(last).toBeChecked();
  await expect.poll(inView).toBe(4);
});

test('a product is passed on, from its card and from its page @CARD-2 @PDP-4', async ({
  page,
  lang,
  context,
  baseURL,
}) => {
  const t = words[lang];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = new URL(kimono, baseURL).href;
  const name = lang === 'es' ? 'Kimono Ágata' : 'Agate Kimono';
  await page.goto('/resultados/kimono%20agata');
  for (const place of [
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) }),
    page.getByRole('main'),
  ]) {
    const share = place.getByRole('button', { name: t['product.share'].replace('{name}', name), exact: true }).first();
    await share.click();
    await expect(page.getByRole('menuitem', { name: t['share.facebook'] })).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
    );
    await page.getByRole('menuitem', { name: t['share.copy'] }).click();
    await expect(page.getByText(t['share.copied'])).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page.getByText(t['share.copied'])).toHaveCount(0);
    await page.goto(kimono);
  }
  await page
    .getByRole('button', { name: t['product.favourite'].replace('{name}', name), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/login');
});

test('a sold-out product takes the address of who wants to know, and says so briefly @PDP-12 @PDP-13 @SHELL-12', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  await page.goto('/detalles-producto/kimono-geoda-amatista');
  await expect(page.getByText(t['product.unavailable'])).toBeVisible();
  await expect(page.getByRole('button', { name: t['product.add'], exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: t['notify.open'] }).click();
  const dialog = page.getByRole('dialog', { name: t['notify.title'] });
  await dialog.getByRole('button', { name: t['notify.submit'] }).click();
  await expect(dialog.getByText(t['error.email'])).toBeVisible();
  await accessible(page);
  await dialog.getByLabel(t['notify.email']).fill('xochitl@example.com');
  await dialog.getByRole('button', { name: t['notify.submit'] }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: t['notify.done'] })).toHaveCount(1);
  await expect(page.getByText(t['notify.done'])).toHaveCount(0);
});

test('buying now leads straight to the checkout; where it cannot, it is said @PDP-11 @PDP-16 @PDP-18 @LANG-3', async ({
  page,
  lang,
  expectedComplaints,
}) => {
  const t = words[lang];
  await register(page, lang);
  await addToBag(page, lang, { uri: 'kimono-agata', size: 'M' });
  await page.goto(kimono);
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  const quantity = page.getByRole('group', { name: t['product.quantity'] });
  await expect(quantity).toContainText('1');
  await page.getByRole('radio', { name: 'G', exact: true }).click();
  await expect(quantity).toContainText('0');
  await page.getByRole('button', { name: t['product.add'], exact: true }).click();
  await oops(page, lang, t['error.quanty']);
  await page.reload();
  await page.getByRole('button', { name: t['product.add'], exact: true }).click();
  await oops(page, lang, t['error.size']);
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  const buy = page.getByRole('button', { name: t['product.buy'], exact: true });
  expectedComplaints.push('status of 500', 'status 500');
  await page.route('**/api/cart/update*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await buy.click();
  await expect(page.getByText(t['error.geral'])).toBeVisible();
  await page.keyboard.press('Escape');
  await buy.click();
  await expect(page).toHaveURL('/checkout-envio');
});
