import type { Product } from '@obsidiana/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { Refusal } from '../http/refusal.ts';
import { blursOf } from '../media/pictures.ts';
import { pictureUrl } from '../media/urls.ts';
import { available } from './availability.ts';
import { entriesOf, type Viewer } from './entries.ts';
import { shownSizePrices } from './prices.ts';
import { known } from './slug.ts';
import { relatedIds } from './suggestions.ts';
import { collections, prices, products, sizes } from './tables.ts';

interface Size {
  readonly id: number;
  readonly letter: string;
  readonly quantity: number;
  readonly price: number;
  readonly offer: number | null;
}

interface Row {
  readonly id: number;
  readonly detail: string;
  readonly sku: string;
  readonly collection: string | null;
  readonly collectionId: number | null;
  readonly sizeGuidePicture: string | null;
  readonly defaultSize: string | null;
  readonly gallery: string[];
  readonly webExclusive: boolean;
  readonly limitedEdition: boolean;
  readonly findYourSize: boolean;
  readonly sizes: Size[] | null;
}

const lang = sql`${sql.placeholder('lang')}::text`;

const selectProduct = statement<Row>(
  'product_detail',
  sql`
  select
    ${products.id} as id, ${products.detail} ->> ${lang} as detail, ${products.sku} as sku,
    ${collections.name} ->> ${lang} as collection, ${products.collectionId} as "collectionId",
    ${products.sizeGuidePicture} as "sizeGuidePicture", ${products.defaultSize} as "defaultSize",
    ${products.gallery} as gallery, ${products.webExclusive} as "webExclusive",
    ${products.limitedEdition} as "limitedEdition", ${products.findYourSize} as "findYourSize",
    (
      select json_agg(json_build_object(
        'id', ${sizes.id}, 'letter', ${sizes.letter}, 'quantity', ${available()},
        'price', ${prices.price}, 'offer', ${prices.offer}
      ) order by ${sizes.position}, ${sizes.id})
      from ${sizes} join ${prices} on ${prices.sizeId} = ${sizes.id} and ${prices.currency} = ${sql.placeholder('currency')}
      where ${sizes.productId} = ${products.id}
    ) as sizes
  from ${products} left join ${collections} on ${collections.id} = ${products.collectionId}
  where ${products.uri} = ${sql.placeholder('uri')} and ${products.published}`,
);

/** @throws Refusal 404 when there is no such product, or it has no price in the viewer's currency */
export async function productDetail(db: Database, uri: string, viewer: Viewer): Promise<Product> {
  const [row] = await selectProduct(db, { uri: known(uri), lang: viewer.lang, currency: viewer.currency });
  if (!row?.sizes) throw new Refusal(404, 'not_found');
  const [related, blurs] = await Promise.all([relatedIds(db, row.id, viewer.currency), blursOf(db, row.gallery)]);
  const [entry, ...relatedEntries] = await entriesOf(db, [row.id, ...related], viewer);
  if (entry?.id !== row.id) throw new Refusal(404, 'not_found');
  const span = {
    lowest: Math.min(...row.sizes.map(({ price }) => price)),
    highest: Math.max(...row.sizes.map(({ price }) => price)),
    lowestNow: Math.min(...row.sizes.map(({ price, offer }) => offer ?? price)),
    highestNow: Math.max(...row.sizes.map(({ price, offer }) => offer ?? price)),
  };
  return {
    ...entry,
    detail: row.detail,
    sku: row.sku,
    collection: row.collection,
    collection_id: row.collectionId,
    talla: row.defaultSize,
    sizes: row.sizes.map((size) => ({
      id: size.id,
      letter: size.letter,
      quantity: size.quantity,
      ...shownSizePrices(size, span),
    })),
    gallery: row.gallery.map((key) => ({
      thumb: pictureUrl(key, 160),
      image: pictureUrl(key, 1280),
      blur: blurs.get(key) ?? null,
    })),
    web_exclusive: row.webExclusive,
    limited_edition: row.limitedEdition,
    find_your_size: row.findYourSize,
    collection_img_table: row.sizeGuidePicture ? pictureUrl(row.sizeGuidePicture, 1280) : null,
    related: relatedEntries,
  };
}
