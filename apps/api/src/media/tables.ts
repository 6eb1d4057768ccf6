import type { GarmentSpec, SizeTable, View } from '@obsidiana/demo';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Where a picture comes from. */
export type PictureSource =
  /** A garment on its ground, upright. */
  | { readonly kind: 'garment'; readonly garment: GarmentSpec; readonly view: View }
  /** A garment in a wide or an upright scene. */
  | {
      readonly kind: 'scene';
      readonly garment: GarmentSpec;
      readonly view: View;
      readonly shape: 'desktop' | 'mobile';
    }
  | { readonly kind: 'sizeTable'; readonly table: SizeTable }
  /** Nothing but the name of what has no picture. */
  | { readonly kind: 'title'; readonly title: string }
  /** On another server: until it is fetched, a drawing that carries the title stands in. */
  | { readonly kind: 'remote'; readonly url: string; readonly title: string };

/** Every picture of the shop, by the key that its address carries. */
export const pictures = pgTable(
  'pictures',
  {
    key: text().primaryKey(),
    source: jsonb().$type<PictureSource>().notNull(),
    /** Failed attempts to fetch a remote one. */
    attempts: integer().notNull().default(0),
    /** When a remote one is to be fetched; null when nothing is left to do. */
    fetchAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.fetchAt).where(sql`${table.fetchAt} is not null`)],
);
