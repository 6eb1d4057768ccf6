import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** What must leave the house after a transaction is in: mails, refunds. Written in that transaction, sent by the worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull().defaultNow(),
    /** A worker has it until then. */
    leasedUntil: moment(),
    doneAt: moment(),
    /** Given up on; a person has to look at `lastError`. */
    deadAt: moment(),
    lastError: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.nextAt).where(sql`${table.doneAt} is null and ${table.deadAt} is null`)],
);
