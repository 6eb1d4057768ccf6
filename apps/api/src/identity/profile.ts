import type { Body, Language, User } from '@obsidiana/contract';
import { and, eq, gt } from 'drizzle-orm';
import { requireCountry } from '../account/countries.ts';
import { countries } from '../content/tables.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { isOfAge, isPossibleBirth } from './age.ts';
import { digitsOfPhone, normalEmail, written } from './person.ts';
import type { Member } from './sessions.ts';
import { emailChanges, users } from './tables.ts';

const changeLives = 24 * 3_600_000;

/** A member's own data as the calls answer it. */
export async function profileOf(db: Queryable, userId: number): Promise<User> {
  const [row] = await db
    .select({ user: users, codePhone: countries.phoneCode, pendingEmail: emailChanges.email })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, new Date())))
    .where(eq(users.id, userId));
  if (!row) throw new Refusal(401, 'unauthenticated');
  const { user, codePhone, pendingEmail } = row;
  return {
    affiliation: user.affiliation,
    email: user.email,
    name: user.name,
    lastname: user.lastname,
    country_id: user.countryId,
    phone: user.phone,
    code_phone: codePhone,
    date_birth: user.dateBirth,
    pending_email: pendingEmail,
  };
}

/**
 * Saves the edited profile. A stored date of birth stays. Another address takes its place when it is confirmed by mail, so
 * that nobody gets hold of what is sent to somebody else; whether it is another member's is told to its owner only.
 */
export async function saveProfile(
  { db, limits }: Context,
  { id: userId, email: known }: Pick<Member, 'id' | 'email'>,
  body: Body<'updateUserData'>,
  lang: Language,
): Promise<void> {
  const email = normalEmail(body.email);
  const [name, lastname] = [written(body.name), written(body.lastname)];
  const phone = digitsOfPhone(body.phone, await requireCountry(db, body.country_id));
  if (email !== known) await limits.count('email_change_per_member', userId);
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new Refusal(401, 'unauthenticated');
    const dateBirth = user.dateBirth ?? body.date_birth ?? null;
    if (body.date_birth && dateBirth !== body.date_birth) throw new Refusal(400, 'date_fixed');
    if (!user.dateBirth && dateBirth) {
      if (!isPossibleBirth(dateBirth)) throw new Refusal(400, 'date_impossible');
      if (!isOfAge(dateBirth)) throw new Refusal(400, 'under_age');
    }
    await tx
      .update(users)
      .set({ name, lastname, phone, dateBirth, countryId: body.country_id })
      .where(eq(users.id, userId));
    if (email === user.email) await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    else await askForEmailChange(tx, userId, email, lang);
  });
}

/** The links of an address that was asked for before go with it. */
async function askForEmailChange(tx: Queryable, userId: number, email: string, lang: Language): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  const [change] = await tx
    .insert(emailChanges)
    .values({ userId, email, lang, expiresAt: new Date(Date.now() + changeLives) })
    .returning({ changeId: emailChanges.id });
  if (change) await enqueue(tx, { kind: 'email_change_mail', ...change });
}
