import { enter, newMember } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const password = 'piedra-volcanica';

test('the card shows the tier and the way to the next, the benefits what each tier brings and where crystals came from @LOY-1 @LOY-2', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  const es = lang === 'es';
  await enter(page, lang, { email: 'esmeralda@obsidiana.example', password });
  await page.goto('/mi-perfil');
  const name = es ? 'Esmeralda' : 'Emerald';
  const card = page.getByRole('region', { name, exact: true });
  await expect(card).toContainText('212');
  await expect(card).toContainText('0-48213');
  await expect(card.locator('[aria-current=step]')).toContainText(name);
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card).toContainText(es ? 'Te faltan 89 cristales para Diamante' : '89 more crystals to Diamond');
  await card.getByRole('link', { name: t['profile.benefits'] }).click();
  await expect(page).toHaveURL('/mi-perfil/mis-beneficios');
  await expect(card.getByRole('link')).toHaveCount(0);

  const rewards = page.getByRole('region', { name: t['benefits.rewards'] });
  const gift = rewards.getByRole('button', { name: es ? /Calcetines Esmeralda/ : /Emerald Socks/ });
  await gift.click();
  await expect(rewards.getByText(es ? /siguiente pedido/ : /next order/).first()).toBeVisible();
  const titles = await rewards.getByRole('button').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);

  const tiers = page.getByRole('region', { name: t['tiers.title'] });
  for (const [range, benefits] of [
    [es ? 'De 51 a 150' : 'From 51 to 150', 4],
    [es ? 'De 151 a 300' : 'From 151 to 300', 6],
    [es ? 'Desde 301' : 'From 301', 7],
  ] as const) {
    const tier = tiers.locator('[data-component=tier-card]').filter({ hasText: range });
    await expect(tier.getByRole('listitem')).toHaveCount(benefits);
  }
  await expect(tiers.locator('[data-component=tier-card]').filter({ hasText: t['tiers.held'] })).toContainText(name);
  await expect(page.getByRole('table', { name: t['ledger.title'] })).toContainText('+212');
  await accessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await accessible(page);
});

test('a card without a tier, and the card of the last one, say so; who has long been there is told no news @LOY-1 @LOY-2', async ({
  page,
  lang,
  accessible,
}) => {
  const t = words[lang];
  const reached = page.getByRole('status').filter({ hasText: lang === 'es' ? /^Llegaste a/ : /^You reached/ });
  await newMember(page, lang);
  await page.goto('/mi-perfil/mis-beneficios');
  await expect(page.getByRole('heading', { level: 2, name: t['loyalty.none'] })).toBeVisible();
  await expect(page.getByText(t['benefits.none'])).toBeVisible();
  await expect(page.getByText(t['ledger.empty'])).toBeVisible();
  await expect(reached).toHaveCount(0);
  await accessible(page);

  await enter(page, lang, { email: 'diamante@obsidiana.example', password });
  await page.goto('/mi-perfil');
  const card = page.getByRole('region', { name: t['loyalty.diamond'], exact: true });
  await expect(card.locator('[aria-current=step]')).toContainText(t['loyalty.diamond']);
  await expect(card).not.toContainText(lang === 'es' ? 'Te faltan' : 'more crystals');
  await expect(reached).toHaveCount(0);
});
