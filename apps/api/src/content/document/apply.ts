import { eq, inArray } from 'drizzle-orm';
import { discountCodes, type MinorByCurrency } from '../../cart/tables.ts';
import { indexForSearch } from '../../catalog/search-index.ts';
import { categories, collections, subcategories } from '../../catalog/tables.ts';
import type { Queryable } from '../../db/database.ts';
import { redemptions, rewards, tierTexts } from '../../loyalty/tables.ts';
import { keepPictures } from '../../media/pictures.ts';
import { pictures } from '../../media/tables.ts';
import { sanitize } from '../sanitize.ts';
import { writeSetting } from '../settings.ts';
import { banners, legalTexts, posts } from '../tables.ts';
import type { ContentDocument } from './shape.ts';

/**
 * Brings the shop's content to what a document says, in the caller's transaction. Banners, posts and a tier's rewards become
 * the document's lists; categories, collections, texts and codes are added or changed, and what the document does not name stays.
 * @throws an Error that names the entry which does not hold
 */
export async function applyContent(tx: Queryable, document: ContentDocument): Promise<void> {
  await applySettings(tx, document.settings ?? {});
  for (const [position, category] of (document.categories ?? []).entries()) await applyCategory(tx, category, position);
  for (const { uri, name } of document.collections ?? [])
    await tx.insert(collections).values({ uri, name }).onConflictDoUpdate({ target: collections.uri, set: { name } });
  if (document.banners) await replaceBanners(tx, document.banners);
  if (document.posts) await replacePosts(tx, document.posts);
  for (const text of document.legalTexts ?? []) {
    const content = { es: sanitize(text.content.es), en: sanitize(text.content.en) };
    const row = { name: text.name, content };
    await tx
      .insert(legalTexts)
      .values({ n: text.n, ...row })
      .onConflictDoUpdate({ target: legalTexts.n, set: row });
  }
  for (const code of document.discountCodes ?? []) await applyCode(tx, code);
  for (const tier of document.tiers ?? []) await applyTier(tx, tier);
  // The search knows products by the names of these too.
  if (document.categories || document.collections) await indexForSearch(tx);
}

async function applySettings(
  tx: Queryable,
  { shipping, crystals, welcomePercent }: NonNullable<ContentDocument['settings']>,
): Promise<void> {
  const rate = ({ price, freeFrom }: { price: number; freeFrom: number }) => ({
    price: minor(price),
    freeFrom: minor(freeFrom),
  });
  if (shipping) await writeSetting(tx, 'shipping', { MXN: rate(shipping.MXN), USD: rate(shipping.USD) });
  if (crystals) await writeSetting(tx, 'crystals', { MXN: minor(crystals.MXN), USD: minor(crystals.USD) });
  if (welcomePercent !== undefined) await writeSetting(tx, 'welcomePercent', welcomePercent);
}

async function applyCategory(
  tx: Queryable,
  { uri, name, picture, subcategories: children }: NonNullable<ContentDocument['categories']>[number],
  position: number,
): Promise<void> {
  const row = { name, position, picture: await pictureKey(tx, picture, name.es) };
  const [parent] = await tx
    .insert(categories)
    .values({ uri, ...row })
    .onConflictDoUpdate({ target: categories.uri, set: row })
    .returning({ id: categories.id });
  if (!parent) throw new Error(`The category ${uri} could not be written.`);
  for (const [index, child] of children.entries()) {
    const childRow = {
      categoryId: parent.id,
      name: child.name,
      position: index,
      picture: await pictureKey(tx, child.picture, child.name.es),
    };
    await tx
      .insert(subcategories)
      .values({ uri: child.uri, ...childRow })
      .onConflictDoUpdate({ target: subcategories.uri, set: childRow });
  }
}

async function replaceBanners(tx: Queryable, list: NonNullable<ContentDocument['banners']>): Promise<void> {
  await tx.delete(banners);
  for (const [position, banner] of list.entries()) {
    const desktopPicture = await requiredPicture(tx, banner.desktopPicture, banner.title.es);
    const mobilePicture = await requiredPicture(tx, banner.mobilePicture, banner.title.es);
    await tx.insert(banners).values({ ...banner, desktopPicture, mobilePicture, position });
  }
}

async function replacePosts(tx: Queryable, list: NonNullable<ContentDocument['posts']>): Promise<void> {
  await tx.delete(posts);
  for (const [position, post] of list.entries())
    await tx
      .insert(posts)
      .values({ ...post, picture: await requiredPicture(tx, post.picture, post.description.es), position });
}

async function applyCode(tx: Queryable, code: NonNullable<ContentDocument['discountCodes']>[number]): Promise<void> {
  const amounts = code.amounts ? minors(code.amounts) : null;
  if ((code.percent ?? null) === null ? Object.keys(amounts ?? {}).length === 0 : amounts !== null)
    throw new Error(`The code ${code.code} needs either a percent, or amounts in at least one currency.`);
  const [startsAt, endsAt] = [moment(code.startsAt), moment(code.endsAt)];
  if (startsAt && endsAt && endsAt <= startsAt) throw new Error(`The code ${code.code} ends before it starts.`);
  const row = {
    percent: code.percent ?? null,
    amounts,
    minimums: minors(code.minimums ?? {}),
    startsAt,
    endsAt,
    usesPerMember: code.usesPerMember ?? null,
    usesInAll: code.usesInAll ?? null,
  };
  await tx
    .insert(discountCodes)
    .values({ code: code.code, ...row })
    .onConflictDoUpdate({ target: discountCodes.code, set: row });
}

/** Rewards keep their place in the list, and with it who has redeemed them. */
async function applyTier(tx: Queryable, tier: NonNullable<ContentDocument['tiers']>[number]): Promise<void> {
  const { level, name, description } = tier;
  await tx
    .insert(tierTexts)
    .values({ level, name, description })
    .onConflictDoUpdate({ target: tierTexts.level, set: { name, description } });
  const standing = await tx.select().from(rewards).where(eq(rewards.level, level)).orderBy(rewards.position);
  for (const [position, reward] of tier.rewards.entries()) {
    const row = { ...reward, level, position, picture: await pictureKey(tx, reward.picture, reward.title.es) };
    const present = standing[position];
    if (present) await tx.update(rewards).set(row).where(eq(rewards.id, present.id));
    else await tx.insert(rewards).values(row);
  }
  const left = standing.slice(tier.rewards.length);
  if (left.length === 0) return;
  const ids = left.map(({ id }) => id);
  const [redeemed] = await tx.select().from(redemptions).where(inArray(redemptions.rewardId, ids)).limit(1);
  if (redeemed)
    throw new Error(
      `The list of level ${level} has become shorter, but members have redeemed what would go. Change the texts instead.`,
    );
  await tx.delete(rewards).where(inArray(rewards.id, ids));
}

async function pictureKey(tx: Queryable, given: string | null | undefined, title: string): Promise<string | null> {
  return given ? requiredPicture(tx, given, title) : null;
}

/** @throws an Error when the shop has no such picture */
async function requiredPicture(tx: Queryable, given: string, title: string): Promise<string> {
  if (/^https?:\/\//.test(given)) {
    const [key] = await keepPictures(tx, [{ name: title, source: { kind: 'remote', url: given, title } }]);
    if (key) return key;
  }
  const [standing] = await tx.select({ key: pictures.key }).from(pictures).where(eq(pictures.key, given));
  if (standing) return standing.key;
  throw new Error(`The shop has no picture '${given}'. Give the key of one that it has, or an address (https://…).`);
}

const minor = (decimal: number): number => Math.round(decimal * 100);

function minors({ MXN, USD }: { MXN?: number; USD?: number }): MinorByCurrency {
  return { ...(MXN !== undefined && { MXN: minor(MXN) }), ...(USD !== undefined && { USD: minor(USD) }) };
}

const moment = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
