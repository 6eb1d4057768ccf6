import { orderStatuses } from '@obsidiana/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { carts, discountCodes } from '../cart/tables.ts';
import { type Localized, products, sizes } from '../catalog/tables.ts';
import { checkoutSnapshots } from '../checkout/tables.ts';
import { users } from '../identity/tables.ts';

/** Amounts in minor units of the currency that it was paid in. A cart, and a snapshot, becomes an order once. */
export const orders = pgTable(
  'orders',
  {
    /** The number that people see. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    cartId: uuid()
      .notNull()
      .unique()
      .references(() => carts.id),
    snapshotId: uuid()
      .notNull()
      .unique()
      .references(() => checkoutSnapshots.id),
    status: text({ enum: orderStatuses }).notNull(),
    currency: text({ enum: ['MXN', 'USD'] }).notNull(),
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    /** As shown: a member's code, or WELCOME. */
    discountCode: text(),
    /** Set when a member's code was used; its uses are counted here. */
    discountCodeId: integer().references(() => discountCodes.id, { onDelete: 'set null' }),
    shipping: integer().notNull(),
    total: integer().notNull(),
    shipmentAddress: text().notNull(),
    /** Tracking link. */
    waybill: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.discountCodeId),
    check('adds_up', sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.shipping}`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    sizeId: integer().references(() => sizes.id, { onDelete: 'set null' }),
    name: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    size: text().notNull(),
    uri: text().notNull(),
    /** Key of a picture. */
    picture: text(),
    quantity: integer().notNull(),
    /** What one piece cost, its offer included. */
    price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('quantity_positive', sql`${table.quantity} > 0`),
  ],
);
