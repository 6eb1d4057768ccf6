import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Localized } from '../catalog/tables.ts';
import { refunds } from '../checkout/tables.ts';
import { users } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

/** The crystals, append-only: an entry is never changed or deleted. Their sum is what a member has, and gives the level. */
export const crystalEntries = pgTable(
  'crystal_entries',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Null only for what did not come from an order. */
    orderId: integer().references(() => orders.id),
    kind: text({ enum: ['earned', 'taken_back', 'opening'] }).notNull(),
    crystals: integer().notNull(),
    /** The refund that took them back. */
    refundId: integer()
      .unique()
      .references(() => refunds.id),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.orderId),
    uniqueIndex('earned_once').on(table.orderId).where(sql`${table.kind} = 'earned'`),
    check('taken_back_is_negative', sql`(${table.crystals} < 0) = (${table.kind} = 'taken_back')`),
    check('of_an_order', sql`(${table.orderId} is null) = (${table.kind} = 'opening')`),
  ],
);

/** What the club says about a tier; its threshold is a rule of the contract. */
export const tierTexts = pgTable('tier_texts', {
  level: integer().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
});

/** Unlocked by reaching a tier. A gift rides with the member's next order and is then redeemed. */
export const rewards = pgTable('rewards', {
  id: serial().primaryKey(),
  level: integer().notNull(),
  position: integer().notNull().default(0),
  title: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  gift: boolean().notNull().default(false),
  /** Key of a picture, for gifts. */
  picture: text(),
});

export const redemptions = pgTable(
  'redemptions',
  {
    rewardId: integer()
      .notNull()
      .references(() => rewards.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The order that a gift rode with; null when the house gave the reward by hand. */
    orderId: integer().references(() => orders.id),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.rewardId, table.userId] }), index().on(table.orderId)],
);
