import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test('the home page tells what the house is, what the club gives, and the welcome offer @HOME-2 @HOME-3 @HOME-5 @HOME-6 @HOME-8', async ({
  page,
  lang,
}) => {
  const t = words[lang];
  await page.goto('/');
  await expect(page.getByText(t['home.welcome'])).toBeVisible();
  await expect(page.getByRole('link', { name: t['home.welcomeJoin'] })).toHaveAttribute('href', '/login-crear');
  const tiles = page.getByRole('navigation', { name: t['home.categories'] }).getByRole('link');
  expect(await tiles.count()).toBeGreaterThan(3);
  const arrivals = page.getByRole('region', { name: t['home.arrivals'] }).getByRole('article');
  expect(await arrivals.count()).toBeGreaterThan(3);
  const about = page.getByRole('region', { name: t['home.aboutTitle'] });
  await about.getByRole('link', { name: t['home.aboutMore'] }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await tiles.filter({ hasText: 'Kimonos' }).click();
  await expect(page).toHaveURL('/category/kimonos');
});

test('the journal shows as many entries as the screen has room for @HOME-4', async ({ page, lang, viewport }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: words[lang]['home.postsCarousel'] });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toBeVisible();
  const inView = () =>
    carousel.getByRole('group').evaluateAll(
      (slides) =>
        slides.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          const middle = (left + right) / 2;
          return middle > 0 && middle < innerWidth;
        }).length,
    );
  const shown = (width: number) => (width >= 1024 ? 4 : width >= 768 ? 3 : width >= 480 ? 2 : 1);
  for (const width of [viewport?.width ?? 390, 800, 600]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(inView, String(width)).toBe(shown(width));
  }
  // Alone, it stands in the middle.
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(inView).toBe(1);
  const offCentre = () =>
    carousel.getByRole('group').evaluateAll((slides) =>
      Math.min(
        ...slides.map((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return Math.abs((left + right - document.documentElement.clientWidth) / 2);
        }),
      ),
    );
  await expect.poll(offCentre).toBeLessThan(2);
});

test('a banner with a film has a poster, plays silently, and stands still for who wants it so @HOME-2', async ({
  page,
  lang,
}) => {
  const t = words[lang];
  const film = fileURLToPath(new URL('../.storybook/fixtures/agate.webm', import.meta.url));
  let fetched = 0;
  await page.route('**/agate.webm', async (route) => {
    fetched += 1;
    await route.fulfill({ path: film, contentType: 'video/webm' });
  });
  await page.route('**/api/banners/home*', async (route) => {
    const banners: object[] = await (await route.fetch()).json();
    const moving = { desktop_is_video: true, mobile_is_video: true };
    const files = { desktop_image: '/agate.webm', mobile_image: '/agate.webm' };
    await route.fulfill({
      json: banners.map((banner, index) => (index === 0 ? { ...banner, ...moving, ...files } : banner)),
    });
  });
  const video = page.locator('main video:visible');
  const open = async () => {
    await page.goto('/contacto');
    await page.getByRole('banner').getByRole('link', { name: t['shop.name'] }).click();
    await expect(video).toHaveCount(1);
    const [poster = ''] = await video.evaluateAll((films) => films.map((one) => one.getAttribute('poster') ?? ''));
    expect((await page.request.get(poster)).headers()['content-type']).toContain('image/');
  };
  const plays = () => video.evaluate((one: HTMLVideoElement) => !one.paused && one.muted);
  const play = page.getByRole('main').getByRole('button', { name: t['banner.play'] });
  await open();
  await expect(play).toBeVisible();
  expect(fetched).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open();
  await expect.poll(plays).toBe(true);
  await page.getByRole('main').getByRole('button', { name: t['banner.pause'] }).click();
  await expect(play).toBeVisible();
  expect(await plays()).toBe(false);

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const before = fetched;
  await open();
  await expect(play).toBeVisible();
  expect(fetched).toBe(before);
});
