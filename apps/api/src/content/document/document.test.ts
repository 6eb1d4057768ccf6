import { sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/undoable.ts';
import { testShop } from '../../testing.ts';
import { applyContent } from './apply.ts';
import { readContent } from './read.ts';
import { ContentDocument } from './shape.ts';

const shop = await testShop({ seeded: true });
const { db, call } = shop;
const both = (text: string) => ({ es: text, en: text });

describe('the content as one document @API-11', () => {
  test('what is shown can be applied, and changes nothing', async () => {
    const document = await readContent(db);
    expect(Value.Errors(ContentDocument, document)).toEqual([]);
    await applyContent(db, document);
    expect(await readContent(db)).toEqual(document);
  });

  test('a changed text, banner, category and setting is what shoppers meet', async () => {
    const { banners, categories } = await readContent(db);
    const [first] = banners;
    const [shelf] = categories;
    if (!first || !shelf) throw new Error('The demonstration shop has banners and categories.');
    await applyContent(db, {
      settings: { shipping: { MXN: { price: 99.5, freeFrom: 1500 }, USD: { price: 5, freeFrom: 80 } } },
      legalTexts: [{ n: 1, name: both('Términos'), content: both('<p>Nuevo</p><script>alert(1)</script>') }],
      banners: [{ ...first, title: both('Otoño'), desktopPicture: 'https://pictures.example/otono.jpg' }],
      categories: [{ ...shelf, name: { es: 'Camisas de arte', en: 'Art shirts' } }],
    });
    expect((await call('legalText', { params: { n: 1 }, query: {} })).body.data).toEqual({
      name: 'Términos',
      content: '<p>Nuevo</p>',
    });
    const shown = (await call('homeBanners', { query: {} })).body;
    expect(shown.map(({ title }) => title)).toEqual(['Otoño']);
    expect((await call('headerCategories', { query: { lang: 'en' } })).body.map(({ name }) => name)).toContain(
      'Art shirts',
    );
    const config = (await call('config')).body;
    expect(config.shipping).toContainEqual({ currency: 'MXN', price: 99.5, free_from: 1500 });
    const found = (await call('searchProducts', { query: { search: 'art shirts', lang: 'en' } })).body;
    expect(found.total).toBeGreaterThan(0);
  });

  test.each<[string, ContentDocument, RegExp]>([
    [
      'a picture that is not there',
      { posts: [{ picture: 'none', description: both('x'), link: '/home' }] },
      /no picture 'none'/,
    ],
    [
      'a code of two kinds',
      { discountCodes: [{ code: 'A', percent: 5, amounts: { MXN: 10 } }] },
      /either a percent, or amounts/,
    ],
    ['a code without a value', { discountCodes: [{ code: 'A' }] }, /either a percent, or amounts/],
    [
      'a code that ends before it starts',
      { discountCodes: [{ code: 'A', percent: 5, startsAt: '2026-05-01T00:00:00Z', endsAt: '2026-04-01T00:00:00Z' }] },
      /ends before it starts/,
    ],
  ])('%s is refused, and nothing of the document is kept', async (_what, document, message) => {
    const before = await readContent(db);
    const whole = { settings: { welcomePercent: 50 }, ...document };
    await expect(inTransaction(db, false, (tx) => applyContent(tx, whole))).rejects.toThrow(message);
    expect(await readContent(db)).toEqual(before);
  });

  test('rewards change in place; one that was redeemed is not taken away', async () => {
    const [tier] = (await readContent(db)).tiers;
    if (!tier) throw new Error('The demonstration shop has tiers.');
    const rewards = tier.rewards.map((reward, index) =>
      index === 0 ? { ...reward, title: both('Antes que nadie') } : reward,
    );
    await applyContent(db, { tiers: [{ ...tier, rewards }] });
    expect((await readContent(db)).tiers[0]?.rewards[0]?.title.es).toBe('Antes que nadie');

    await db.execute(sql`insert into redemptions (reward_id, user_id)
      select r.id, u.id from rewards r, users u where r.level = ${tier.level} order by r.position desc, u.id limit 1`);
    const shorter = inTransaction(db, false, (tx) =>
      applyContent(tx, { tiers: [{ ...tier, rewards: rewards.slice(0, -1) }] }),
    );
    await expect(shorter).rejects.toThrow(/members have redeemed what would go/);
  });
});
