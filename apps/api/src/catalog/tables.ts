import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/tables.ts';

/** Text in both languages of the shop. */
export interface Localized {
  readonly es: string;
  readonly en: string;
}

const localized = () => jsonb().$type<Localized>();
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

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
    /** Key of the picture of its size guide. */
    sizeGuidePicture: text(),
    /** False takes the product out of every list and page. */
    published: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.subcategoryId, table.createdAt.desc(), table.id.desc()),
    index().on(table.collectionId),
    index().on(table.createdAt.desc(), table.id.desc()),
  ],
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

/**
 * What products can be alike in, as far as facets tell them apart: a list of thousands is counted by these few kinds.
 * Kinds come with the first product that needs them and stay.
 */
export const listingKinds = pgTable(
  'listing_kinds',
  {
    id: serial().primaryKey(),
    collectionId: integer(),
    /** Whether the price is less than it was. */
    onOffer: boolean().notNull(),
    /** Letters of the sizes with pieces in the house, in the order of the product. */
    inStock: text().array().notNull(),
  },
  (table) => [unique('one_of_each_kind').on(table.collectionId, table.onOffer, table.inStock).nullsNotDistinct()],
);

/**
 * What lists look at: a row for every published product in every currency that it has a price in. Triggers keep it and
 * what `product_search` says of it (migration `listing_kinds`), so nothing writes it by hand.
 */
export const listings = pgTable(
  'listings',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    currency: text({ enum: ['MXN', 'USD'] }).notNull(),
    subcategoryId: integer().notNull(),
    collectionId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the cheapest size now, offers included, in minor units. */
    price: integer().notNull(),
    /** Of `listing_kinds`. */
    kind: integer().notNull(),
    /** Folded names, to order by. */
    nameEs: text().notNull(),
    nameEn: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.currency] }),
    index().on(table.currency, table.createdAt.desc(), table.productId.desc()),
    // With all that a list is narrowed and counted by, so that only the index has to be read.
    index('listings_of_subcategory').on(
      table.currency,
      table.subcategoryId,
      table.createdAt.desc(),
      table.productId.desc(),
      table.kind,
      table.price,
    ),
    index().on(table.currency, table.collectionId, table.createdAt.desc(), table.productId.desc()),
    index('listings_by_price').on(table.currency, table.price, table.createdAt.desc(), table.productId.desc()),
    index('listings_by_name_es').on(table.currency, table.nameEs, table.createdAt.desc(), table.productId.desc()),
    index('listings_by_name_en').on(table.currency, table.nameEn, table.createdAt.desc(), table.productId.desc()),
  ],
);

/**
 * What the search finds a product by, in both languages: folded words without their places, kept by `search-index.ts`.
 * Date, price and kind are those of its listings (null where it has none), so that what was found can be counted and
 * sorted right here.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }),
    priceMxn: integer(),
    kindMxn: integer(),
    priceUsd: integer(),
    kindUsd: integer(),
    /** The words of the name. */
    named: tsvector().notNull(),
    /**
     * All words: name, category and collection, article numbers, description. They stand beside the row, as hardly a
     * question reads them: the index has them, and a word of thousands leads through few pages.
     */
    document: tsvector().notNull(),
    /** Says nothing. PostgreSQL looks for what can stand beside a row only where the row is larger than 2 kB. */
    padding: text().generatedAlwaysAs(sql`repeat(' ', 2048)`),
  },
  (table) => [
    // Without a list of what is still to be entered: a search would have to read it from end to end.
    index('product_search_named').using('gin', table.named).with({ fastupdate: false }),
    index('product_search_words').using('gin', table.document).with({ fastupdate: false }),
  ],
);

/** Every word of those documents once: what a mistyped one is compared with, if it is letters only. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_similar').using('gin', table.word.op('gin_trgm_ops')).where(lettersOnly(table.word)),
  index('search_words_length').on(sql`length(${table.word})`, table.word).where(lettersOnly(table.word)),
  index('search_words_prefix').using('btree', table.word.op('text_pattern_ops')),
]);

/** Article numbers have digits; nobody means another one by a mistyped one. */
export function lettersOnly(word: SQLWrapper): SQL {
  return sql`${word} !~ '[0-9]'`;
}

export const favorites = pgTable(
  'favorites',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] }), index().on(table.productId)],
);

/** Somebody who wants to hear when a product, or one size of it, is there again. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: serial().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sizeId: integer().references(() => sizes.id, { onDelete: 'cascade' }),
    lang: text({ enum: ['es', 'en'] }).notNull(),
    /** When the mail was written. */
    sentAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('one_waiting_alert')
      .on(table.email, table.productId, sql`coalesce(${table.sizeId}, 0)`)
      .where(sql`${table.sentAt} is null`),
    index().on(table.productId),
  ],
);
