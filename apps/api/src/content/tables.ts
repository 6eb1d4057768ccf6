import { integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '../catalog/tables.ts';

const localized = () => jsonb().$type<Localized>();

/** A banner shows its videos where it has them, else its pictures. */
export const banners = pgTable('banners', {
  id: serial().primaryKey(),
  /** Keys of pictures. */
  desktopPicture: text().notNull(),
  mobilePicture: text().notNull(),
  /** Addresses. */
  desktopVideo: text(),
  mobileVideo: text(),
  title: localized().notNull(),
  text: localized().notNull(),
  button: localized().notNull(),
  link: text().notNull(),
  position: integer().notNull().default(0),
});

export const posts = pgTable('posts', {
  id: serial().primaryKey(),
  /** Key of a picture. */
  picture: text().notNull(),
  description: localized().notNull(),
  link: text().notNull(),
  position: integer().notNull().default(0),
});

export const legalTexts = pgTable('legal_texts', {
  /** The number that it is asked by. */
  n: integer().primaryKey(),
  name: localized().notNull(),
  /** Sanitised HTML. */
  content: localized().notNull(),
});

export const countries = pgTable('countries', {
  /** Kept in profiles and addresses. */
  id: integer().primaryKey(),
  /** ISO 3166-1 alpha-2. */
  iso2: text().notNull().unique(),
  name: localized().notNull(),
  /** Digits, without plus. */
  phoneCode: text().notNull(),
});

/** What the operator has set; `settings.ts` knows the names, the types and the defaults. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

export const contactMessages = pgTable('contact_messages', {
  id: serial().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  lang: text({ enum: ['es', 'en'] }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
