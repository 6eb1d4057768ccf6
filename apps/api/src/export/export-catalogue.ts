import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { categories, collections, prices, products, sizes, subcategories } from '../catalog/tables.ts';
import type { Database } from '../db/database.ts';
import type { CatalogueLine } from '../import/line.ts';
import { type PictureSource, pictures } from '../media/tables.ts';

const atOnce = 200;

/**
 * Writes the whole catalogue into a file as JSON Lines, oldest product first, as of one moment and in little memory. The
 * file is there when it is complete.
 * @returns how many products it holds
 */
export async function exportCatalogue(db: Database, path: string): Promise<{ readonly products: number }> {
  const partial = `${path}.part`;
  let written = 0;
  try {
    await db.transaction(
      async (tx) => {
        async function* lines(): AsyncGenerator<string> {
          for (let after = 0; ; ) {
            const { rows } = await tx.execute<Row>(pageAfter(after));
            for (const { id, ...line } of rows) {
              after = id;
              written += 1;
              yield `${JSON.stringify(lineOf(line))}\n`;
            }
            if (rows.length < atOnce) return;
          }
        }
        await pipeline(Readable.from(lines()), createWriteStream(partial));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { products: written };
}

interface StoredPicture {
  readonly key: string;
  readonly source: PictureSource;
}

type Stored = Omit<CatalogueLine, 'pictures' | 'size_guide' | 'created_at'> & {
  readonly created_at: Date | string;
  readonly pictures: StoredPicture[];
  readonly size_guide: StoredPicture | null;
};
type Row = Stored & Record<string, unknown> & { readonly id: number };

function lineOf({ created_at: createdAt, pictures: gallery, size_guide: guide, ...line }: Stored) {
  return {
    ...line,
    created_at: new Date(createdAt).toISOString(),
    pictures: gallery.map(named),
    size_guide: guide && named(guide),
  };
}

/** A key is made of a name and a digest of the source. */
function named({ key, source }: StoredPicture) {
  return { name: key.replace(/-[\da-f]{8}$/, ''), source };
}

function pageAfter(id: number) {
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
    where ${products.id} > ${id} order by ${products.id} limit ${atOnce}`;
}
