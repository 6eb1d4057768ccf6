import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const affiliationNumbers = pgSequence('affiliation_numbers', { startWith: 50_001 });

/** Confirmed members. Who has not opened the mailed link yet stands in `registrations` only. */
export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    /** Membership number. */
    affiliation: text().notNull().unique().default(sql`('0-' || nextval('affiliation_numbers'))`),
    email: text().notNull().unique(),
    /** Null for members who only ever came through Google or Facebook. */
    passwordHash: text(),
    name: text().notNull(),
    lastname: text().notNull(),
    dateBirth: date({ mode: 'string' }),
    countryId: integer(),
    /** Digits, without the country's code. */
    phone: text(),
    lang: text({ enum: ['es', 'en'] })
      .notNull()
      .default('es'),
    gg: boolean().notNull().default(false),
    /** The level of the club that the member has been told of. */
    tierTold: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    /** Set when the member asked to be forgotten: nothing here is theirs any more, only their orders hang on it. */
    deletedAt: moment(),
  },
  (table) => [check('email_lower_case', sql`${table.email} = lower(${table.email})`)],
);

/** What somebody typed and has not confirmed. Several may stand for one address; the first that is confirmed becomes the member. */
export const registrations = pgTable(
  'registrations',
  {
    id: serial().primaryKey(),
    /** SHA-256 of the handle for asking the mail again. */
    handleHash: text().notNull().unique(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    name: text().notNull(),
    lastname: text().notNull(),
    dateBirth: date({ mode: 'string' }).notNull(),
    countryId: integer().notNull(),
    phone: text().notNull(),
    lang: text({ enum: ['es', 'en'] }).notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.email, table.createdAt), index().on(table.expiresAt)],
);

/** A request for a new password. It has no user when the address belongs to nobody, so that both look the same. */
export const recoveries = pgTable(
  'recoveries',
  {
    id: serial().primaryKey(),
    handleHash: text().notNull().unique(),
    email: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    lang: text({ enum: ['es', 'en'] }).notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Who somebody is at Google or Facebook. */
const socialFields = {
  provider: text({ enum: ['google', 'facebook'] }).notNull(),
  /** The provider's own id of the person. */
  subject: text().notNull(),
};

/** The accounts elsewhere through which a member signs in. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    ...socialFields,
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index().on(table.userId)],
);

/** Who came through a provider that does not vouch for the address; the mailed link makes or finds the member. */
export const socialConfirmations = pgTable(
  'social_confirmations',
  {
    id: serial().primaryKey(),
    ...socialFields,
    email: text().notNull(),
    name: text().notNull(),
    lastname: text().notNull(),
    lang: text({ enum: ['es', 'en'] }).notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** An address that a member wants to have instead; the mailed link puts it in its place. The newest holds. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    lang: text({ enum: ['es', 'en'] }).notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** SHA-256 of what a mailed link carries; deleted when it is used. */
export const mailedSecrets = pgTable(
  'mailed_secrets',
  {
    hash: text().primaryKey(),
    registrationId: integer().references(() => registrations.id, { onDelete: 'cascade' }),
    recoveryId: integer().references(() => recoveries.id, { onDelete: 'cascade' }),
    socialConfirmationId: integer().references(() => socialConfirmations.id, { onDelete: 'cascade' }),
    emailChangeId: integer().references(() => emailChanges.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index().on(table.registrationId),
    index().on(table.recoveryId),
    index().on(table.socialConfirmationId),
    index().on(table.emailChangeId),
    check(
      'one_purpose',
      sql`num_nonnulls(${table.registrationId}, ${table.recoveryId}, ${table.socialConfirmationId}, ${table.emailChangeId}) = 1`,
    ),
  ],
);

/** Tokens by their SHA-256. A refreshed one stays for a moment; a family is everything that grew from one login. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    familyId: uuid().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    replacedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.familyId), index().on(table.userId), index().on(table.expiresAt)],
);
