import type { Body, User } from '@obsidiana/contract';
import { and, eq, ne } from 'drizzle-orm';
import { requireCountry } from '../account/countries.ts';
import { countries } from '../content/tables.ts';
import type { Database, Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { isOfAge, isPossibleBirth } from './age.ts';
import { digitsOfPhone, normalEmail, written } from './person.ts';
import { users } from './tables.ts';

/** A member's own data as the calls answer it. */
export async function profileOf(db: Queryable, userId: number): Promise<User> {
  const [row] = await db
    .select({ user: users, codePhone: countries.phoneCode })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .where(eq(users.id, userId));
  if (!row) throw new Refusal(401, 'unauthenticated');
  const { user, codePhone } = row;
  return {
    affiliation: user.affiliation,
    email: user.email,
    name: user.name,
    lastname: user.lastname,
    country_id: user.countryId,
    phone: user.phone,
    code_phone: codePhone,
    date_birth: user.dateBirth,
  };
}

/** Saves the edited profile. A stored date of birth stays; the address must not be another member's. */
export async function saveProfile(db: Database, userId: number, body: Body<'updateUserData'>): Promise<void> {
  const email = normalEmail(body.email);
  const [name, lastname] = [written(body.name), written(body.lastname)];
  const phone = digitsOfPhone(body.phone, await requireCountry(db, body.country_id));
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new Refusal(401, 'unauthenticated');
    const dateBirth = user.dateBirth ?? body.date_birth ?? null;
    if (body.date_birth && dateBirth !== body.date_birth) throw new Refusal(400, 'date_fixed');
    if (!user.dateBirth && dateBirth) {
      if (!isPossibleBirth(dateBirth)) throw new Refusal(400, 'date_impossible');
      if (!isOfAge(dateBirth)) throw new Refusal(400, 'under_age');
    }
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, userId)));
    if (other) throw new Refusal(400, 'email_taken');
    await tx
      .update(users)
      .set({ name, lastname, phone, email, dateBirth, countryId: body.country_id })
      .where(eq(users.id, userId));
  });
}
