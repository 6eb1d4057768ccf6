import { type SQL, sql } from 'drizzle-orm';
import { categories, collections, prices, products, sizes, subcategories } from '../catalog/tables.ts';
import type { CatalogueLine } from '../import/line.ts';
import { type PictureSource, pictures } from '../media/tables.ts';

export interface StoredPicture {
  readonly key: string;
  readonly source: PictureSource;
}

/** A product as the database gives it, with everything known of it. Amounts in minor units. */
export type StoredProduct = Omit<CatalogueLine, 'pictures' | 'size_guide' | 'created_at'> & {
  readonly id: number;
  readonly created_at: Date | string;
  readonly pictures: readonly StoredPicture[];
  readonly size_guide: StoredPicture | null;
};

/** So many products after one, oldest first. */
export function productsAfter(id: number, limit: number): SQL {
  const place = (table: typeof categories | typeof subcategories | typeof collections) =>
    sql`json_build_object('uri', ${table.uri}, 'name', ${table.name})`;
  const picture = sql`json_build_object('key', ${pictures.key}, 'source', ${pictures.source})`;
  return sql`
    select ${products.id} as id, ${products.uri} as uri, ${products.sku} as sku, ${products.name} as name,
      ${products.description} as description, ${products.detail} as detail,
      ${place(categories)} as category, ${place(subcategories)} as subcategory,
      case when ${collections.id} is not null then ${place(collections)} end as collection,
      ${products.webExclusive} as web_exclusive, ${products.limitedEdition} as limited_edition,
      ${products.findYourSize} as find_your_size, ${products.defaultSize} as default_size,
      ${products.published} as published, ${products.createdAt} as created_at,
      (
        select coalesce(json_agg(${picture} order by place), '[]')
        from unnest(${products.gallery}) with ordinality as shown (key, place)
        join ${pictures} on ${pictures.key} = shown.key
      ) as pictures,
      (select ${picture} from ${pictures} where ${pictures.key} = ${products.sizeGuidePicture}) as size_guide,
      (
        select json_agg(json_build_object(
          'letter', ${sizes.letter}, 'sku', ${sizes.sku}, 'stock', ${sizes.stock}, 'prices', (
            select coalesce(json_object_agg(${prices.currency},
              json_build_object('price', ${prices.price}, 'offer', ${prices.offer}) order by ${prices.currency}), '{}')
            from ${prices} where ${prices.sizeId} = ${sizes.id}
          )) order by ${sizes.position}, ${sizes.id})
        from ${sizes} where ${sizes.productId} = ${products.id}
      ) as sizes
    from ${products}
    join ${subcategories} on ${subcategories.id} = ${products.subcategoryId}
    join ${categories} on ${categories.id} = ${subcategories.categoryId}
    left join ${collections} on ${collections.id} = ${products.collectionId}
    where ${products.id} > ${id} order by ${products.id} limit ${limit}`;
}
