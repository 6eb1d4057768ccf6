import { type Language, type Loyalty, levelOf, tiers } from '@obsidiana/contract';
import { and, asc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../identity/tables.ts';
import { crystalEntries, redemptions, rewards, tierTexts } from './tables.ts';

/** The lifetime sum of a member's crystals; what was taken back counts against it, never below zero. */
export async function crystalsOf(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.execute<{ crystals: number }>(sql`select ${crystalsSum(userId)} as crystals`);
  return rows[0]?.crystals ?? 0;
}

/** The same as part of another query. */
export function crystalsSum(userId: number): SQL {
  return sql`(
    select greatest(coalesce(sum(${crystalEntries.crystals}), 0), 0)::integer
    from ${crystalEntries} where ${crystalEntries.userId} = ${userId}
  )`;
}

/**
 * The loyalty card: level, crystals, what is missing to the next tier, and the rewards unlocked so far: the benefits of the
 * tier in force, which hold those of the tiers below, and the gift of every tier reached.
 */
export async function loyaltyOf(db: Queryable, userId: number, lang: Language): Promise<Omit<Loyalty, 'affiliation'>> {
  const [crystals, texts, [told]] = await Promise.all([
    crystalsOf(db, userId),
    db.select().from(tierTexts),
    db.select({ level: users.tierTold }).from(users).where(eq(users.id, userId)),
  ]);
  const level = levelOf(crystals);
  const textOf = (tier: number) => texts.find((text) => text.level === tier);
  const next = tiers.find((tier) => tier.level > level);
  const unlocked = await db
    .select({ title: rewards.title, description: rewards.description, redeemedBy: redemptions.userId })
    .from(rewards)
    .leftJoin(redemptions, and(eq(redemptions.rewardId, rewards.id), eq(redemptions.userId, userId)))
    .where(or(eq(rewards.level, level), and(lte(rewards.level, level), eq(rewards.gift, true))))
    .orderBy(asc(rewards.gift), asc(rewards.level), asc(rewards.position), asc(rewards.id));
  return {
    level,
    level_name: textOf(level)?.name[lang] ?? '',
    crystals,
    description: textOf(level)?.description[lang] ?? '',
    next_level: next ? missing(next.from - crystals, textOf(next.level)?.name[lang] ?? next.name, lang) : '',
    rewards: unlocked.map(({ title, description, redeemedBy }) => ({
      title: title[lang],
      description: description[lang],
      redeem: redeemedBy !== null,
    })),
    reached: level > (told?.level ?? level),
  };
}

/** Writes down that the member knows the tier they hold: it is told once, on whatever device they are. */
export async function tellTier(db: Queryable, userId: number): Promise<void> {
  const tierTold = levelOf(await crystalsOf(db, userId));
  await db.update(users).set({ tierTold }).where(eq(users.id, userId));
}

/** How far the next tier is, in words: 'Te faltan 89 cristales para Diamante'. */
export function missing(crystals: number, tier: string, lang: Language): string {
  if (lang === 'en') return `${crystals} more ${crystals === 1 ? 'crystal' : 'crystals'} to ${tier}`;
  return crystals === 1 ? `Te falta 1 cristal para ${tier}` : `Te faltan ${crystals} cristales para ${tier}`;
}
