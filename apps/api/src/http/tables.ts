import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was attempted in the window that runs. Its migration makes it unlogged: a crash may forget it. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of what is limited and whom: no addresses stand here. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.endsAt)],
);
