import { demoShop } from '@obsidiana/demo';
import { sql } from 'drizzle-orm';
import { countries, settings } from '../content/tables.ts';
import type { Database, Queryable } from '../db/database.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedClub } from './club.ts';
import { seedContent } from './content.ts';
import { seedMembers } from './members.ts';

/** Any number, the same in every process of the shop. */
const lock = 7_201_955;

/**
 * Fills an empty database, whole or not at all, with the demonstration shop; `none` gives what every shop needs (the
 * world's countries) and nothing else. A database with anything in it is left as it is.
 */
export async function seed(db: Database, what: 'demo' | 'none' = 'demo'): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    const [filled] = await tx.select({ id: countries.id }).from(countries).limit(1);
    if (filled) return;
    await seedCountries(tx);
    if (what === 'none') return;
    await seedCatalogue(tx);
    await seedContent(tx);
    await seedClub(tx);
    await seedMembers(tx);
    const { price, freeFrom } = demoShop.shipping;
    await tx.insert(settings).values({
      key: 'shipping',
      value: {
        MXN: { price: price.MXN, freeFrom: freeFrom.MXN },
        USD: { price: price.USD, freeFrom: freeFrom.USD },
      },
    });
  });
  await db.execute(sql`analyze`);
}

async function seedCountries(tx: Queryable): Promise<void> {
  await tx.insert(countries).values(demoShop.countries.map((country) => ({ ...country })));
}
