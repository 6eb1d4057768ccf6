import type { GarmentSpec, SceneSpec, Silhouette, View } from '@obsidiana/demo/drawing';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Where a picture comes from. */
export type PictureSource =
  | { readonly kind: 'garment'; readonly garment: GarmentSpec; readonly view: View }
  | { readonly kind: 'scene'; readonly scene: SceneSpec }
  | { readonly kind: 'sizeGuide'; readonly silhouette: Silhouette }
  /** A stand-in that carries the name of what has no picture. */
  | { readonly kind: 'title'; readonly title: string }
  /** On another server: until it is fetched, the stand-in of its title is shown. */
  | { readonly kind: 'remote'; readonly url: string; readonly title: string };

/** Every picture of the shop, by the key that its address carries. */
export const pictures = pgTable(
  'pictures',
  {
    key: text().primaryKey(),
    source: jsonb().$type<PictureSource>().notNull(),
    /** What it looks like from far away, as `encoding.ts` says it; null until its original is there. */
    blur: text(),
    /** Failed attempts to fetch a remote one. */
    attempts: integer().notNull().default(0),
    /** When a remote one is to be fetched; null when nothing is left to do. */
    fetchAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.fetchAt).where(sql`${table.fetchAt} is not null`)],
);
