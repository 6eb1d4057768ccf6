import type { SignInWays } from '@obsidiana/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { socialIdentities, users } from './tables.ts';

/** How a member can sign in: with a password, where the account has one, and through the providers it is linked to. */
export async function signInWaysOf(db: Queryable, userId: number): Promise<SignInWays> {
  const rows = await db
    .select({ passwordHash: users.passwordHash, provider: socialIdentities.provider })
    .from(users)
    .leftJoin(socialIdentities, eq(socialIdentities.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(socialIdentities.provider);
  // Somebody may have several accounts at one provider.
  const linked = new Set(rows.flatMap(({ provider }) => provider ?? []));
  return [...(rows[0]?.passwordHash ? (['password'] as const) : []), ...linked];
}
