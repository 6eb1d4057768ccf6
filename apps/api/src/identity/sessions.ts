import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { hashOf, newSecret } from './secrets.ts';
import { sessions, users } from './tables.ts';

/** Who asks, and through which session. */
export interface Member {
  readonly id: number;
  readonly email: string;
  readonly session: { readonly tokenHash: string; readonly familyId: string };
}

const lifetime = 24 * 3_600_000;
/** How long a refreshed token still works, for the other tabs. */
const afterlife = 60_000;

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(db: Queryable, userId: number, familyId: string = randomUUID()): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + lifetime);
  await db.insert(sessions).values({ tokenHash: hashOf(token), familyId, userId, expiresAt });
  return token;
}

/**
 * The member that a token belongs to, or null. A token that was replaced long ago has been copied by somebody:
 * everything that grew from the same login ends.
 */
export async function memberOfToken(db: Queryable, token: string | null): Promise<Member | null> {
  if (token === null) return null;
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      familyId: sessions.familyId,
      expiresAt: sessions.expiresAt,
      replacedAt: sessions.replacedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  if (!found || found.expiresAt.getTime() <= Date.now()) return null;
  if (found.replacedAt && found.replacedAt.getTime() + afterlife <= Date.now()) {
    await closeFamily(db, found.familyId);
    return null;
  }
  return { id: found.id, email: found.email, session: { tokenHash, familyId: found.familyId } };
}

/** A new token of the same family; the old one stays for a moment. */
export async function refreshSession(db: Queryable, { id, session }: Member): Promise<string> {
  const token = await openSession(db, id, session.familyId);
  await db
    .update(sessions)
    .set({ replacedAt: new Date() })
    .where(and(eq(sessions.tokenHash, session.tokenHash), isNull(sessions.replacedAt)));
  return token;
}

export async function closeFamily(db: Queryable, familyId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.familyId, familyId));
}

export async function closeSessionsOf(db: Queryable, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
