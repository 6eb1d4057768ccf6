import type { Currency } from '@obsidiana/contract';
import { sql } from 'drizzle-orm';
import {
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
  uuid,
} from 'drizzle-orm/pg-core';
import { addresses } from '../account/tables.ts';
import { sizes } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';

const moment = () => timestamp({ withTimezone: true });

/** Minor units in each currency; a currency that is missing has none. */
export type MinorByCurrency = { readonly [C in Currency]?: number };

export const discountCodes = pgTable(
  'discount_codes',
  {
    id: serial().primaryKey(),
    /** Upper case. */
    code: text().notNull().unique(),
    /** Either a percentage of the goods … */
    percent: integer(),
    /** … or an amount, which holds only in the currencies that it names. */
    amounts: jsonb().$type<MinorByCurrency>(),
    /** Goods that a cart needs before the code holds. */
    minimums: jsonb().$type<MinorByCurrency>().notNull().default({}),
    startsAt: moment(),
    endsAt: moment(),
    /** Orders that one member may use it for; null is no limit. */
    usesPerMember: integer(),
    /** Orders that it may be used for in all; null is no limit. */
    usesInAll: integer(),
  },
  (table) => [
    check('code_upper_case', sql`${table.code} = upper(${table.code})`),
    check('percent_or_amount', sql`num_nonnulls(${table.percent}, ${table.amounts}) = 1`),
    check('percent_range', sql`${table.percent} between 1 and 100`),
  ],
);

export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text({ enum: ['MXN', 'USD'] }).notNull(),
    /** Grows with each change. */
    version: integer().notNull().default(1),
    addressId: integer().references(() => addresses.id, { onDelete: 'set null' }),
    discountCodeId: integer().references(() => discountCodes.id, { onDelete: 'set null' }),
    /** When it became an order. */
    closedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('one_open_cart').on(table.userId).where(sql`${table.closedAt} is null`),
    index().on(table.userId),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    sizeId: integer()
      .notNull()
      .references(() => sizes.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.sizeId] }),
    index().on(table.sizeId),
    check('quantity_positive', sql`${table.quantity} > 0`),
  ],
);
