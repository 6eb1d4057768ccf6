import { orderStatuses } from '@obsidiana/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { carts, discountCodes } from '../cart/tables.ts';
import { type Localized, products, sizes } from '../catalog/tables.ts';
import { checkoutSnapshots, payments } from '../checkout/tables.ts';
import { users } from '../identity/tables.ts';

/** Amounts in minor units of the currency that it was paid in. A cart, a snapshot and a payment become an order once. */
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
    /** What it was, or is to be, paid with. */
    paymentId: integer()
      .unique()
      .references(() => payments.id),
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
    carrier: text(),
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

/** Every status that an order has had; kept by `changeStatus`. */
export const orderSteps = pgTable(
  'order_steps',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text({ enum: orderStatuses }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);

/**
 * Every change of a size's stock, written by the database itself whoever makes it: an import, the operator, an order.
 * The sum of a size's movements is its stock.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    sizeId: integer()
      .notNull()
      .references(() => sizes.id, { onDelete: 'cascade' }),
    /** Put in when positive, taken out when negative. */
    pieces: integer().notNull(),
    /** The order that they were taken for, or came back from; null for everything else. */
    orderId: integer().references(() => orders.id),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.sizeId), index().on(table.orderId)],
);
