import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { products } from '../catalog/tables.ts';
import type { Database } from '../db/database.ts';
import { formatOf, type Writing } from './format.ts';
import { productsAfter, type StoredProduct } from './stored-product.ts';

const atOnce = 200;

export interface Exported {
  readonly products: number;
  /** Those that a file of this kind, in this currency, cannot tell of. */
  readonly leftOut: number;
}

/**
 * Writes the whole catalogue into a file, oldest product first, as of one moment and in little memory. The ending of its
 * name says the format: the shop's own (.jsonl), a product export of Shopify (.csv), a Google Merchant feed (.tsv, .xml).
 * The file is there when it is complete.
 * @param onProgress told how many products were read, of how many
 */
export async function exportCatalogue(
  db: Database,
  path: string,
  writing: Writing,
  onProgress: (read: number, of: number) => void = () => {},
): Promise<Exported> {
  const format = formatOf(path, writing);
  const partial = `${path}.${process.pid}.part`;
  const count = { products: 0, leftOut: 0 };
  try {
    await db.transaction(
      async (tx) => {
        const all = await db.$count(products);
        async function* parts(): AsyncGenerator<string> {
          yield format.head;
          for (let after = 0; ; ) {
            const { rows } = await tx.execute<StoredProduct & Record<string, unknown>>(productsAfter(after, atOnce));
            for (const product of rows) {
              after = product.id;
              const part = format.part(product);
              count[part === null ? 'leftOut' : 'products'] += 1;
              if (part !== null) yield part;
            }
            onProgress(count.products + count.leftOut, all);
            if (rows.length < atOnce) break;
          }
          yield format.tail;
        }
        await pipeline(Readable.from(parts()), createWriteStream(partial));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return count;
}
