import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { hashOf } from './secrets.ts';
import { openSession } from './sessions.ts';
import { joined } from './social/social-login.ts';
import { emailChanges, mailedSecrets, registrations, socialConfirmations, users } from './tables.ts';

type User = typeof users.$inferSelect;

/** What a mailed link can be for, beside a new password. */
type Completed = 'registration' | 'social_login' | 'email_change';

/** Does what the mailed link that somebody opened is for, once, and signs them in. @throws Refusal 400 `link_invalid` */
export async function completeByLink(context: Context, secret: string, ip: string) {
  await context.limits.count('secret_per_address', ip);
  return context.db.transaction(async (tx) => {
    await oneAtATime(tx, secret);
    const [used] = await tx
      .delete(mailedSecrets)
      .where(and(eq(mailedSecrets.hash, hashOf(secret)), gt(mailedSecrets.expiresAt, new Date())))
      .returning();
    const done = used && (await complete(tx, used));
    if (!done?.user) throw new Refusal(400, 'link_invalid');
    return { user: done.user, completed: done.completed, token: await openSession(tx, done.user.id) };
  });
}

/**
 * Several links may stand for one registered address, and the first that is used takes the others with it: who opens
 * another one meanwhile waits here, holding nothing.
 */
async function oneAtATime(tx: Queryable, secret: string): Promise<void> {
  const [registration] = await tx
    .select({ email: registrations.email })
    .from(mailedSecrets)
    .innerJoin(registrations, eq(registrations.id, mailedSecrets.registrationId))
    .where(eq(mailedSecrets.hash, hashOf(secret)));
  if (registration) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${registration.email}))`);
}

async function complete(
  tx: Queryable,
  { registrationId, socialConfirmationId, emailChangeId }: typeof mailedSecrets.$inferSelect,
): Promise<{ readonly completed: Completed; readonly user: User | undefined } | null> {
  if (registrationId !== null)
    return { completed: 'registration', user: await completeRegistration(tx, registrationId) };
  if (socialConfirmationId !== null)
    return { completed: 'social_login', user: await completeSocial(tx, socialConfirmationId) };
  if (emailChangeId !== null) return { completed: 'email_change', user: await completeEmailChange(tx, emailChangeId) };
  return null;
}

async function completeRegistration(tx: Queryable, id: number): Promise<User | undefined> {
  const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id));
  if (!registration) return undefined;
  const { email, passwordHash, name, lastname, dateBirth, countryId, phone, lang } = registration;
  const [user] = await tx
    .insert(users)
    .values({ email, passwordHash, name, lastname, dateBirth, countryId, phone, lang })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!user) return undefined;
  await tx.delete(registrations).where(eq(registrations.email, email));
  await enqueue(tx, { kind: 'welcome_mail', userId: user.id });
  return user;
}

async function completeSocial(tx: Queryable, id: number): Promise<User | undefined> {
  const [person] = await tx.delete(socialConfirmations).where(eq(socialConfirmations.id, id)).returning();
  return person && joined(tx, person);
}

/** Undefined too when the address has become another member's meanwhile. */
async function completeEmailChange(tx: Queryable, id: number): Promise<User | undefined> {
  const [change] = await tx.delete(emailChanges).where(eq(emailChanges.id, id)).returning();
  if (!change) return undefined;
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, change.email));
  if (taken) return undefined;
  const [user] = await tx.update(users).set({ email: change.email }).where(eq(users.id, change.userId)).returning();
  return user;
}
