import { eq } from 'drizzle-orm';
import { countries } from '../content/tables.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';

/** @returns its phone code. @throws Refusal 400 when there is no such country. */
export async function requireCountry(db: Queryable, id: number): Promise<string> {
  const [country] = await db.select({ phoneCode: countries.phoneCode }).from(countries).where(eq(countries.id, id));
  if (!country) throw new Refusal(400, 'country_unknown');
  return country.phoneCode;
}
