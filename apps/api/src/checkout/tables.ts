import { languages } from '@obsidiana/contract';
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
import { carts, discountCodes } from '../cart/tables.ts';
import { type Localized, sizes } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';
import { rewards } from '../loyalty/tables.ts';
import { methodNames, providerNames } from './provider.ts';

const moment = () => timestamp({ withTimezone: true });

/** A line as it was when the payment started; amounts in minor units. */
export interface SnapshotLine {
  readonly productId: number;
  readonly sizeId: number;
  readonly name: Localized;
  readonly description: Localized;
  readonly size: string;
  readonly uri: string;
  /** Key of a picture. */
  readonly picture: string | null;
  readonly quantity: number;
  /** What one piece costs, its offer included. */
  readonly price: number;
}

/** What a payment pays for: the cart as it stood, never changed afterwards. Amounts in minor units. */
export const checkoutSnapshots = pgTable(
  'checkout_snapshots',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of everything below: the same content is the same snapshot. */
    fingerprint: text().notNull(),
    currency: text({ enum: ['MXN', 'USD'] }).notNull(),
    /** In which the address is written. */
    lang: text({ enum: languages }).notNull().default('es'),
    lines: jsonb().$type<SnapshotLine[]>().notNull(),
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    /** The code as shown: a member's code, or WELCOME. */
    discountCode: text(),
    discountCodeId: integer().references(() => discountCodes.id, { onDelete: 'set null' }),
    shipping: integer().notNull(),
    total: integer().notNull(),
    shipmentAddress: text().notNull(),
    /** The reward that rides along. */
    giftId: integer().references(() => rewards.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.cartId, table.fingerprint),
    check('adds_up', sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.shipping}`),
  ],
);

/** Pieces promised to a payment that has started; they count as gone until they expire. */
export const reservations = pgTable(
  'reservations',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    sizeId: integer()
      .notNull()
      .references(() => sizes.id, { onDelete: 'cascade' }),
    /** What they are to be paid with; a code's use is promised by it too. */
    snapshotId: uuid()
      .notNull()
      .references(() => checkoutSnapshots.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.sizeId] }),
    index().on(table.sizeId),
    index().on(table.expiresAt),
    check('quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/**
 * One payment at a provider. It moves forward only:
 * open → paid (there is an order) · open → refunding → refunded (money came, goods did not) · open → cancelled.
 * One that the operator has to confirm waits as `pending`, with an order that awaits it: pending → paid · pending → cancelled.
 */
export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the provider was last told to take the money for. */
    snapshotId: uuid()
      .notNull()
      .references(() => checkoutSnapshots.id),
    provider: text({ enum: methodNames }).notNull(),
    /** Its id at the provider; where there is none, the snapshot's. */
    providerRef: text().notNull(),
    /** Grows when a provider has refused for good, so that the next try is not answered with that refusal again. */
    attempt: integer().notNull().default(1),
    state: text({ enum: ['open', 'pending', 'paid', 'refunding', 'refunded', 'cancelled'] })
      .notNull()
      .default('open'),
    /** When the reconciler looks at it next. */
    checkAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.provider, table.providerRef),
    uniqueIndex('one_open_payment').on(table.cartId, table.provider).where(sql`${table.state} = 'open'`),
    index().on(table.checkAt).where(sql`${table.state} = 'open'`),
    index('payments_awaited').on(table.createdAt).where(sql`${table.state} = 'pending'`),
  ],
);

/**
 * Money given back, or on its way back, of a payment. asked → done (the provider has given it back) · asked → superseded
 * (somebody had already given it back at the provider). Amounts in minor units.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: serial().primaryKey(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    /** As the provider names it, upper case. */
    currency: text().notNull(),
    state: text({ enum: ['asked', 'done', 'superseded'] }).notNull(),
    /** `no_order`: goods could not be given for the money; `operator`: asked for here; `provider`: made at the provider. */
    origin: text({ enum: ['no_order', 'operator', 'provider'] }).notNull(),
    /** The refund's id at the provider, once it is done. */
    providerRef: text(),
    createdAt: moment().notNull().defaultNow(),
    doneAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.paymentId, table.providerRef),
    check('amount_positive', sql`${table.amount} > 0`),
    check('done_at_provider', sql`(${table.state} = 'done') = (${table.providerRef} is not null)`),
  ],
);

/** Everything that a provider told us, once each. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text({ enum: providerNames }).notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    payload: jsonb().notNull(),
    receivedAt: moment().notNull().defaultNow(),
    appliedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
