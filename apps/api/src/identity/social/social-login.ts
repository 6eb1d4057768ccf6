import type { Body, Language } from '@obsidiana/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { normalEmail } from '../person.ts';
import { openSession } from '../sessions.ts';
import { registrations, socialConfirmations, socialIdentities, users } from '../tables.ts';
import { askFacebook } from './facebook.ts';
import { askGoogle } from './google.ts';
import { providerNames, type SocialIdentity } from './identity.ts';

const confirmationLives = 24 * 3_600_000;

type User = typeof users.$inferSelect;

/**
 * Signs in whom Google or Facebook says that the token belongs to; of the body nothing else is believed. Who comes for
 * the first time joins the account of an address that the provider vouches for, or gets one. Any other address is
 * confirmed by mail first.
 * @throws Refusal 400 `social_confirm` when the mail is on its way; 400, 503 when the provider does not confirm the person
 */
export async function socialLogin(context: Context, body: Body<'socialLogin'>, lang: Language, ip: string) {
  await context.limits.count('social_login_per_address', ip);
  const identity = await verified(context, body);
  const known = await memberOf(context.db, identity);
  if (known) return { user: known, token: await openSession(context.db, known.id) };
  const email = identity.email === null ? '' : normalEmail(identity.email);
  const provider = providerNames[identity.provider];
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new Refusal(400, 'social_no_email', { provider });
  const person = { ...identity, email, name: identity.name || nameIn(email), lang };
  if (identity.vouched)
    return context.db.transaction(async (tx) => {
      const user = await joined(tx, person);
      return { user, token: await openSession(tx, user.id) };
    });
  await context.limits.count('social_mail_per_email', email);
  await askForConfirmation(context, person);
  throw new Refusal(400, 'social_confirm', { email, provider });
}

/** A person whose address is known to be theirs. */
export type SocialPerson = Pick<SocialIdentity, 'provider' | 'subject' | 'name' | 'lastname'> & {
  readonly email: string;
  readonly lang: Language;
};

/** Joins a person to the account of their address, or to a new one. May be called for the same person at the same time. */
export async function joined(tx: Queryable, person: SocialPerson): Promise<User> {
  const { provider, subject, email, name, lastname, lang } = person;
  const [made] = await tx
    .insert(users)
    .values({ email, name, lastname, lang })
    .onConflictDoNothing({ target: users.email })
    .returning();
  const [user] = made ? [made] : await tx.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error('A member was not stored.');
  const [linked] = await tx
    .insert(socialIdentities)
    .values({ provider, subject, userId: user.id })
    .onConflictDoNothing()
    .returning();
  const owner = linked ? user : await memberOf(tx, person);
  if (made) {
    await tx.delete(registrations).where(eq(registrations.email, email));
    await enqueue(tx, { kind: 'welcome_mail', userId: user.id });
  }
  return owner ?? user;
}

function verified({ config }: Context, body: Body<'socialLogin'>): Promise<SocialIdentity> {
  const { google_id: googleId, facebook_id: facebookId, access_token: token } = body;
  const provider = googleId ? 'google' : 'facebook';
  const values = { provider: providerNames[provider] };
  const id = googleId || facebookId;
  if (!id || (googleId && facebookId)) throw new Refusal(400, 'social_id');
  if (!token) throw new Refusal(400, 'social_token', values);
  if (provider === 'google' && config.google) return askGoogle(config.google, token, id);
  if (provider === 'facebook' && config.facebook) return askFacebook(config.facebook, token, id);
  throw new Refusal(400, 'social_off', values);
}

async function memberOf(
  db: Queryable,
  { provider, subject }: Pick<SocialIdentity, 'provider' | 'subject'>,
): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return found?.user;
}

async function askForConfirmation({ db }: Context, person: SocialPerson): Promise<void> {
  const { provider, subject, email, name, lastname, lang } = person;
  await db.transaction(async (tx) => {
    const [confirmation] = await tx
      .insert(socialConfirmations)
      .values({
        provider,
        subject,
        email,
        name,
        lastname,
        lang,
        expiresAt: new Date(Date.now() + confirmationLives),
      })
      .returning({ confirmationId: socialConfirmations.id });
    if (confirmation) await enqueue(tx, { kind: 'social_mail', ...confirmation });
  });
}

/** What to call somebody whose provider tells no name. */
const nameIn = (email: string): string => email.split('@')[0] ?? email;
