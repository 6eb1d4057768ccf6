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
});
