import { asc, eq } from 'drizzle-orm';
import type { MinorByCurrency } from '../../cart/tables.ts';
import { discountCodes } from '../../cart/tables.ts';
import { categories, collections, subcategories } from '../../catalog/tables.ts';
import type { Queryable } from '../../db/database.ts';
import { rewards, tierTexts } from '../../loyalty/tables.ts';
import { readSettings } from '../settings.ts';
import { banners, legalTexts, posts } from '../tables.ts';
import type { ContentDocument } from './shape.ts';

/** The content of the shop as it stands. */
export async function readContent(db: Queryable): Promise<Required<ContentDocument>> {
  return {
    settings: await settingsOf(db),
    categories: await categoriesOf(db),
    collections: await db
      .select({ uri: collections.uri, name: collections.name })
      .from(collections)
      .orderBy(asc(collections.id)),
    banners: (await db.select().from(banners).orderBy(asc(banners.position), asc(banners.id))).map(
      ({ id: _id, position: _position, ...banner }) => banner,
    ),
    posts: (await db.select().from(posts).orderBy(asc(posts.position), asc(posts.id))).map(
      ({ picture, description, link }) => ({ picture, description, link }),
    ),
    legalTexts: await db.select().from(legalTexts).orderBy(asc(legalTexts.n)),
    discountCodes: (await db.select().from(discountCodes).orderBy(asc(discountCodes.code))).map(
      ({ id: _id, amounts, minimums, startsAt, endsAt, ...code }) => ({
        ...code,
        amounts: amounts && decimals(amounts),
        minimums: decimals(minimums),
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
      }),
    ),
    tiers: await tiersOf(db),
  };
}

async function settingsOf(db: Queryable): Promise<Required<NonNullable<ContentDocument['settings']>>> {
  const { shipping, crystals, welcomePercent } = await readSettings(db);
  const rate = ({ price, freeFrom }: { price: number; freeFrom: number }) => ({
    price: price / 100,
    freeFrom: freeFrom / 100,
  });
  return {
    shipping: { MXN: rate(shipping.MXN), USD: rate(shipping.USD) },
    crystals: { MXN: crystals.MXN / 100, USD: crystals.USD / 100 },
    welcomePercent,
  };
}

async function categoriesOf(db: Queryable): Promise<NonNullable<ContentDocument['categories']>> {
  const children = await db.select().from(subcategories).orderBy(asc(subcategories.position));
  const parents = await db.select().from(categories).orderBy(asc(categories.position));
  return parents.map(({ id, uri, name, picture }) => ({
    uri,
    name,
    picture,
    subcategories: children
      .filter(({ categoryId }) => categoryId === id)
      .map((child) => ({ uri: child.uri, name: child.name, picture: child.picture })),
  }));
}

async function tiersOf(db: Queryable): Promise<NonNullable<ContentDocument['tiers']>> {
  const texts = await db.select().from(tierTexts).orderBy(asc(tierTexts.level));
  return Promise.all(
    texts.map(async (tier) => ({
      ...tier,
      rewards: await db
        .select({
          title: rewards.title,
          description: rewards.description,
          gift: rewards.gift,
          picture: rewards.picture,
        })
        .from(rewards)
        .where(eq(rewards.level, tier.level))
        .orderBy(asc(rewards.position)),
    })),
  );
}

/** Decimals of minor units. */
function decimals(amounts: MinorByCurrency): { MXN?: number; USD?: number } {
  return {
    ...(amounts.MXN !== undefined && { MXN: amounts.MXN / 100 }),
    ...(amounts.USD !== undefined && { USD: amounts.USD / 100 }),
  };
}
