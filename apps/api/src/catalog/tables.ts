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

/** Text in both languages of the shop. */
export interface Localized {
  readonly es: string;
  readonly en: string;
}

const localized = () => jsonb().$type<Localized>();

export const categories = pgTable('categories', {
  id: serial().primaryKey(),
  uri: text().notNull().unique(),
  name: localized().notNull(),
  /** Key of a picture in `pictures`. */
  picture: text(),
  position: integer().notNull().default(0),
});

export const subcategories = pgTable('subcategories', {
  id: serial().primaryKey(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
  /** Unique across the shop, so that an address needs no pair to be resolved. */
  uri: text().notNull().unique(),
  name: localized().notNull(),
  picture: text(),
  position: integer().notNull().default(0),
});

export const collections = pgTable('collections', {
  id: serial().primaryKey(),
  uri: text().notNull().unique(),
  name: localized().notNull(),
  /** Picture of the size guide. */
  sizeTablePicture: text(),
});

export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    uri: text().notNull().unique(),
    sku: text().notNull().unique(),
    subcategoryId: integer()
      .notNull()
      .references(() => subcategories.id),
    collectionId: integer().references(() => collections.id),
    name: localized().notNull(),
    description: localized().notNull(),
    /** Sanitised HTML. */
    detail: localized().notNull(),
    webExclusive: boolean().notNull().default(false),
    limitedEdition: boolean().notNull().default(false),
    findYourSize: boolean().notNull().default(false),
    /** The letter that the size carousel begins at. */
    defaultSize: text(),
    /** Keys of pictures, the first one stands for the product. */
    gallery: text().array().notNull().default(sql`'{}'`),
    /** False takes the product out of every list and page. */
    published: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.subcategoryId), index().on(table.collectionId), index().on(table.createdAt)],
);

export const sizes = pgTable(
  'sizes',
  {
    id: serial().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    letter: text().notNull(),
    sku: text().unique(),
    position: integer().notNull().default(0),
    /** Pieces in the house, reserved ones included. */
    stock: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.productId, table.letter), check('stock_not_negative', sql`${table.stock} >= 0`)],
);

/** A size's price in one currency, in minor units; what has no row in a currency is not sold in it. */
export const prices = pgTable(
  'prices',
  {
    sizeId: integer()
      .notNull()
      .references(() => sizes.id, { onDelete: 'cascade' }),
    currency: text({ enum: ['MXN', 'USD'] }).notNull(),
    price: integer().notNull(),
    offer: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.sizeId, table.currency] }),
    check('price_positive', sql`${table.price} > 0`),
    check('offer_below_price', sql`${table.offer} is null or (${table.offer} > 0 and ${table.offer} < ${table.price})`),
  ],
);
