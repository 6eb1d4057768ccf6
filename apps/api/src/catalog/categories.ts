import type { Category, HeaderCategory, HomeCategory, Language } from '@obsidiana/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { blursOf } from '../media/pictures.ts';
import { pictureUrl } from '../media/urls.ts';
import { known } from './slug.ts';
import { categories, subcategories } from './tables.ts';

/** The categories with their subcategories, for the navigation. */
export async function headerCategories(db: Database, lang: Language): Promise<HeaderCategory[]> {
  const [parents, children] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
    db.select().from(subcategories).orderBy(asc(subcategories.position), asc(subcategories.id)),
  ]);
  return parents.map(({ id, name, uri }) => ({
    id,
    name: name[lang],
    uri,
    subcategories: children
      .filter(({ categoryId }) => categoryId === id)
      .map((child) => ({ id: child.id, name: child.name[lang], uri: child.uri })),
  }));
}

export async function homeCategories(db: Database, lang: Language): Promise<HomeCategory[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  return tiles(db, rows, lang);
}

/** @throws Refusal 404 */
export async function categoryDetail(db: Database, uri: string, lang: Language): Promise<Category> {
  const [category] = await db
    .select()
    .from(categories)
    .where(eq(categories.uri, known(uri)));
  if (!category) throw new Refusal(404, 'not_found');
  const children = await db
    .select()
    .from(subcategories)
    .where(eq(subcategories.categoryId, category.id))
    .orderBy(asc(subcategories.position), asc(subcategories.id));
  return { name: category.name[lang], uri, subcategories: await tiles(db, children, lang) };
}

type Tile = Pick<typeof subcategories.$inferSelect, 'id' | 'name' | 'uri' | 'picture'>;

async function tiles(db: Database, rows: readonly Tile[], lang: Language): Promise<HomeCategory[]> {
  const blurs = await blursOf(
    db,
    rows.map(({ picture }) => picture),
  );
  return rows.map(({ id, name, uri, picture }) => ({
    id,
    name: name[lang],
    uri,
    desktop_image: picture ? pictureUrl(picture, 640) : '',
    blur: blurs.get(picture) ?? null,
  }));
}
