import type { Gift, Language } from '@obsidiana/contract';
import { levelOf } from '@obsidiana/contract';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { pictureUrl } from '../media/urls.ts';
import { crystalsOf } from './card.ts';
import { redemptions, rewards } from './tables.ts';

export type GiftReward = Pick<typeof rewards.$inferSelect, 'id' | 'title' | 'description' | 'picture'>;

/** The gift that rides with the member's next order: the first one unlocked and not yet received. */
export async function nextGift(db: Queryable, userId: number): Promise<GiftReward | null> {
  const level = levelOf(await crystalsOf(db, userId));
  if (level === 0) return null;
  const [gift] = await db
    .select({ id: rewards.id, title: rewards.title, description: rewards.description, picture: rewards.picture })
    .from(rewards)
    .leftJoin(redemptions, and(eq(redemptions.rewardId, rewards.id), eq(redemptions.userId, userId)))
    .where(and(eq(rewards.gift, true), lte(rewards.level, level), isNull(redemptions.rewardId)))
    .orderBy(asc(rewards.level), asc(rewards.position), asc(rewards.id))
    .limit(1);
  return gift ?? null;
}

export function giftAnswer(gift: Omit<GiftReward, 'id'> | null, lang: Language): Gift {
  return {
    has_gift: gift !== null,
    gift_name: gift?.title[lang] ?? null,
    gift_description: gift?.description[lang] ?? null,
    gift_image: gift?.picture ? pictureUrl(gift.picture) : null,
  };
}
