import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/tables.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    countryId: integer().notNull(),
    line: text().notNull(),
    line2: text().notNull().default(''),
    city: text().notNull(),
    /** Digits as text: a leading zero counts. */
    postalCode: text().notNull(),
    details: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);
