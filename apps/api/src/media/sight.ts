import { isNull, sql } from 'drizzle-orm';
import { categories, products, subcategories } from '../catalog/tables.ts';
import { banners, posts } from '../content/tables.ts';
import type { Database } from '../db/database.ts';
import { pictures } from './tables.ts';

export interface KnownPicture {
  readonly key: string;
  /** It came, or comes, from another server. */
  readonly fetched: boolean;
  /** It stands in a list or on the home page. */
  readonly inSight: boolean;
}

/** All pictures that can be made now, in the order in which a visitor meets them. */
export async function knownPictures(db: Database): Promise<KnownPicture[]> {
  const { rows } = await db.execute<{ key: string; fetched: boolean; inSight: boolean }>(sql`
    with shown (key, place) as (
      select ${banners.desktopPicture}, 0 from ${banners}
      union all select ${banners.mobilePicture}, 0 from ${banners}
      union all select ${categories.picture}, 1 from ${categories}
      union all select ${posts.picture}, 2 from ${posts}
      union all select ${products.gallery}[1], 2 + row_number() over (order by ${products.createdAt} desc) from ${products}
      union all select ${subcategories.picture}, 1000000 from ${subcategories}
    ), first (key, place) as (select key, min(place) from shown group by key)
    select ${pictures.key} as key, ${pictures.source} ->> 'kind' = 'remote' as fetched, first.place is not null as "inSight"
    from ${pictures} left join first on first.key = ${pictures.key}
    where ${pictures.source} ->> 'kind' <> 'remote' or (${pictures.fetchAt} is null and ${pictures.attempts} = 0)
    order by first.place nulls last, ${pictures.key}`);
  return rows;
}

/** Remote pictures whose time to be fetched has come. */
export async function dueRemotes(db: Database): Promise<{ key: string; url: string; attempts: number }[]> {
  const { rows } = await db.execute<{ key: string; url: string; attempts: number }>(sql`
    select ${pictures.key} as key, ${pictures.source} ->> 'url' as url, ${pictures.attempts} as attempts
    from ${pictures} where ${pictures.fetchAt} <= now()
    order by ${pictures.fetchAt}, ${pictures.key} limit 20`);
  return rows;
}

/** Pictures of which it is not known yet what they look like from far away. */
export async function withoutBlur(db: Database): Promise<string[]> {
  const rows = await db.select({ key: pictures.key }).from(pictures).where(isNull(pictures.blur)).orderBy(pictures.key);
  return rows.map(({ key }) => key);
}
