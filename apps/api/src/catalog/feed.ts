import type { Answer, FeedProduct, Query } from '@obsidiana/contract';
import { feedPage } from '@obsidiana/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { pictureUrl } from '../media/urls.ts';
import { available } from './availability.ts';
import type { Viewer } from './entries.ts';
import { decimal } from './prices.ts';
import { categories, listings, prices, products, sizes, subcategories } from './tables.ts';

interface Size {
  readonly sku: string;
  readonly letter: string;
  readonly quantity: number;
  readonly price: number;
  readonly offer: number | null;
}

interface Row extends Omit<FeedProduct, 'images' | 'sizes'> {
  readonly gallery: string[];
  readonly sizes: Size[];
}

const [lang, currency] = [sql`${sql.placeholder('lang')}::text`, sql.placeholder('currency')];

const countListed = statement<{ total: number }>(
  'feed_total',
  sql`select count(*)::int as total from ${listings} where ${listings.currency} = ${currency}`,
);

const selectPage = statement<Row>(
  'feed_page',
  sql`
  select
    ${products.uri} as uri, ${products.sku} as sku, ${products.name} ->> ${lang} as name,
    ${products.description} ->> ${lang} as description, ${products.gallery} as gallery,
    ${categories.name} ->> ${lang} as category, ${subcategories.name} ->> ${lang} as subcategory,
    (
      select json_agg(json_build_object(
        'sku', coalesce(${sizes.sku}, ${products.sku} || '-' || ${sizes.letter}), 'letter', ${sizes.letter},
        'quantity', ${available()}, 'price', ${prices.price}, 'offer', ${prices.offer}
      ) order by ${sizes.position}, ${sizes.id})
      from ${sizes} join ${prices} on ${prices.sizeId} = ${sizes.id} and ${prices.currency} = ${currency}
      where ${sizes.productId} = ${products.id}
    ) as sizes
  from (
    select ${listings.productId} as id from ${listings} where ${listings.currency} = ${currency}
    order by ${listings.productId} limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int
  ) as page
  join ${products} on ${products.id} = page.id
  join ${subcategories} on ${subcategories.id} = ${products.subcategoryId}
  join ${categories} on ${categories.id} = ${subcategories.categoryId}
  order by ${products.id}`,
);

/** One page of all products that are sold in a currency, oldest first, so that a new one changes the last page only. */
export async function productFeed(
  db: Database,
  { page = 1, per_page: perPage = feedPage }: Query<'feed'>,
  viewer: Pick<Viewer, 'lang' | 'currency'>,
): Promise<Answer<'feed'>> {
  const [[counted], rows] = await Promise.all([
    countListed(db, { currency: viewer.currency }),
    selectPage(db, { lang: viewer.lang, currency: viewer.currency, limit: perPage, offset: (page - 1) * perPage }),
  ]);
  const total = counted?.total ?? 0;
  return {
    products: rows.map(({ gallery, sizes, ...product }) => ({
      ...product,
      images: gallery.map((key) => pictureUrl(key, 1280)),
      sizes: sizes.map(({ price, offer, ...size }) => ({
        ...size,
        price: decimal(price),
        price_offer: offer === null ? null : decimal(offer),
      })),
    })),
    page,
    pages: Math.max(1, Math.ceil(total / perPage)),
    total,
  };
}
