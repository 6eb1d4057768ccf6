import { type Address, type Body, type Language, maximumAddresses } from '@obsidiana/contract';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { countries } from '../content/tables.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { users } from '../identity/tables.ts';
import { requireCountry } from './countries.ts';
import { addresses } from './tables.ts';

export const addressesOf = (db: Database, userId: number, lang: Language): Promise<Address[]> =>
  read(db, eq(addresses.userId, userId), lang);

/** @throws Refusal 404 when it is not there, or not the member's. */
export async function addressOf(db: Database, userId: number, id: number, lang: Language): Promise<Address> {
  const [address] = await read(db, own(userId, id), lang);
  if (!address) throw new Refusal(404, 'address_not_found');
  return address;
}

/** @throws Refusal 409 when the member has as many as fit. */
export async function createAddress(db: Database, userId: number, body: Body<'createAddress'>): Promise<number> {
  const values = fieldsOf(body);
  await requireCountry(db, body.country_id);
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [standing] = await tx.select({ many: count() }).from(addresses).where(eq(addresses.userId, userId));
    if ((standing?.many ?? 0) >= maximumAddresses) throw new Refusal(409, 'address_limit', { most: maximumAddresses });
    const [created] = await tx
      .insert(addresses)
      .values({ userId, ...values })
      .returning({ id: addresses.id });
    if (!created) throw new Error('An address was not stored.');
    return created.id;
  });
}

export async function updateAddress(db: Database, userId: number, body: Body<'updateAddress'>): Promise<number> {
  const values = fieldsOf(body);
  await requireCountry(db, body.country_id);
  const changed = await db.update(addresses).set(values).where(own(userId, body.id)).returning({ id: addresses.id });
  if (changed.length === 0) throw new Refusal(404, 'address_not_found');
  return body.id;
}

export async function removeAddress(db: Database, userId: number, id: number): Promise<void> {
  const removed = await db.delete(addresses).where(own(userId, id)).returning({ id: addresses.id });
  if (removed.length === 0) throw new Refusal(404, 'address_not_found');
}

const own = (userId: number, id: number) => and(eq(addresses.userId, userId), eq(addresses.id, id));

function fieldsOf(body: Body<'createAddress'>) {
  const [line, city] = [body.line.trim(), body.city.trim()];
  if (line === '' || city === '') throw new Refusal(400, 'fields_missing');
  return {
    countryId: body.country_id,
    line,
    line2: body.line2?.trim() ?? '',
    city,
    postalCode: body.postal_code,
    details: body.details?.trim() ?? '',
  };
}

async function read(db: Database, where: SQL | undefined, lang: Language): Promise<Address[]> {
  const rows = await db
    .select({ address: addresses, email: users.email, country: countries.name })
    .from(addresses)
    .innerJoin(users, eq(users.id, addresses.userId))
    .leftJoin(countries, eq(countries.id, addresses.countryId))
    .where(where)
    .orderBy(asc(addresses.id));
  return rows.map(({ address, email, country }) => ({
    id: address.id,
    line: address.line,
    line2: address.line2,
    country_id: address.countryId,
    country_name: country?.[lang] ?? '',
    city: address.city,
    postal_code: address.postalCode,
    details: address.details,
    email,
  }));
}
