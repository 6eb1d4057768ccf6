import type { Currency, Language, ProductEntry } from '@obsidiana/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { pictures } from '../media/tables.ts';
import { pictureUrl } from '../media/urls.ts';
import { available } from './availability.ts';
import { type PriceSpan, shownPrices } from './prices.ts';
import { categories, favorites, prices, products, sizes, subcategories } from './tables.ts';

/** Who looks, and in which language and currency. */
export interface Viewer {
  readonly lang: Language;
  readonly currency: Currency;
  readonly memberId: number | null;
}

interface Row extends PriceSpan {
  readonly id: number;
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string | null;
  readonly blur: string | null;
  readonly category: string;
  readonly categoryUri: string;
  readonly subcategory: string;
  readonly subcategoryUri: string;
  readonly available: boolean;
  readonly favorite: boolean;
}

const [ids, lang, currency, memberId] = (['ids', 'lang', 'currency', 'memberId'] as const).map((name) =>
  sql.placeholder(name),
);

const selectEntries = statement<Row>(
  'product_entries',
  sql`
  select
    ${products.id} as id, ${products.uri} as uri, ${products.gallery}[1] as picture,
    (select ${pictures.blur} from ${pictures} where ${pictures.key} = ${products.gallery}[1]) as blur,
    ${products.name} ->> ${lang}::text as name,
    ${products.description} ->> ${lang}::text as description,
    ${categories.name} ->> ${lang}::text as category, ${categories.uri} as "categoryUri",
    ${subcategories.name} ->> ${lang}::text as subcategory, ${subcategories.uri} as "subcategoryUri",
    span.*,
    exists (
      select 1 from ${favorites}
      where ${favorites.productId} = ${products.id} and ${favorites.userId} = ${memberId}::int
    ) as favorite
  from unnest(${ids}::int[]) with ordinality as asked (id, place)
  join ${products} on ${products.id} = asked.id
  join ${subcategories} on ${subcategories.id} = ${products.subcategoryId}
  join ${categories} on ${categories.id} = ${subcategories.categoryId}
  join lateral (
    select
      min(${prices.price}) as lowest, max(${prices.price}) as highest,
      min(coalesce(${prices.offer}, ${prices.price})) as "lowestNow",
      max(coalesce(${prices.offer}, ${prices.price})) as "highestNow",
      bool_or(${available()} > 0) as available
    from ${sizes} join ${prices} on ${prices.sizeId} = ${sizes.id} and ${prices.currency} = ${currency}
    where ${sizes.productId} = ${products.id}
  ) span on span.lowest is not null
  order by asked.place`,
);

/** The list entries of products, in the order of their ids; what is not sold in the viewer's currency is left out. */
export async function entriesOf(db: Database, ids: readonly number[], viewer: Viewer): Promise<ProductEntry[]> {
  if (ids.length === 0) return [];
  const rows = await selectEntries(db, { ids, ...viewer });
  return rows.map((row) => ({
    id: row.id,
    uri: row.uri,
    name: row.name,
    category: row.category,
    category_uri: row.categoryUri,
    subcategory: row.subcategory,
    subcategory_uri: row.subcategoryUri,
    description: row.description,
    ...shownPrices(row),
    desktop_image: row.picture ? pictureUrl(row.picture) : '',
    movile_image: row.picture ? pictureUrl(row.picture, 640) : '',
    blur: row.blur,
    favorite: row.favorite,
    available: row.available,
  }));
}
