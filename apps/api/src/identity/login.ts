import type { Language } from '@obsidiana/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { passwordMatches } from './passwords.ts';
import { normalEmail } from './person.ts';
import { openSession } from './sessions.ts';
import { registrations, users } from './tables.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs a member in. @throws Refusal 400 `invalid_credentials`, or `not_confirmed` to who knows the password. */
export async function login(context: Context, credentials: Credentials, lang: Language, ip: string) {
  const { db, limits } = context;
  const email = normalEmail(credentials.email);
  await limits.count('login_per_address', ip);
  await limits.count('login_per_account', email);

  // Both are looked up for everybody: the time that it takes tells nothing about the address.
  const [[user], registration] = await Promise.all([
    db.select().from(users).where(eq(users.email, email)),
    newestRegistration(context, email),
  ]);
  const waiting = user ? undefined : registration;
  const matches = await passwordMatches(user?.passwordHash ?? waiting?.passwordHash ?? null, credentials.password);
  if (matches && waiting) throw new Refusal(400, 'not_confirmed');
  if (!matches || !user) throw new Refusal(400, 'invalid_credentials');
  await limits.forget('login_per_account', email);
  // Mails follow the language that the member used last.
  await db
    .update(users)
    .set({ lang })
    .where(and(eq(users.id, user.id), ne(users.lang, lang)));
  return { user, token: await openSession(db, user.id) };
}

async function newestRegistration({ db }: Context, email: string) {
  const [newest] = await db
    .select({ passwordHash: registrations.passwordHash })
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, new Date())))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return newest;
}
