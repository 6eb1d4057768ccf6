import type { Database, Queryable } from '../db/database.ts';
import { inTransaction } from '../db/undoable.ts';
import { readLines } from './line.ts';
import { type Problem, productOf } from './product.ts';
import { readGroups } from './read.ts';
import { type Pricing, type Written, writeProduct } from './write.ts';
import { writeLine } from './write-line.ts';

export interface ImportOptions extends Pricing {
  /** Checks everything, against the database too, and keeps nothing. */
  readonly dryRun: boolean;
}

export interface ImportSummary {
  readonly dryRun: boolean;
  created: number;
  updated: number;
  sizes: number;
  /** Sizes for which the file has no quantity. */
  sizesWithoutQuantity: number;
  pictures: number;
  /** Categories and subcategories that were made. */
  readonly shelves: string[];
  readonly skipped: string[];
  /** Products with a problem were not written. */
  readonly problems: Problem[];
}

/** One product of a file: what is wrong with it, why it is left out, or how it is written. */
interface Entry {
  readonly row: number;
  readonly handle: string;
  readonly found:
    | { readonly problems: readonly Problem[] }
    | { readonly skipped: string }
    | {
        readonly sizes: number;
        readonly sizesWithoutQuantity: number;
        readonly pictures: number;
        readonly write: (tx: Queryable) => Promise<Written>;
      };
}

/**
 * Imports a Shopify product export (.csv), or the shop's own JSON Lines (.jsonl). Each product is written whole or not at
 * all, so a bad row costs its own product only, and the same file again changes nothing.
 * @param onProgress told the number of products read so far
 * @throws an Error when the file as a whole cannot be read; products before the broken place are written
 */
export async function importFile(
  db: Database,
  path: string,
  options: ImportOptions,
  onProgress: (read: number) => void = () => {},
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    dryRun: options.dryRun,
    ...{ created: 0, updated: 0, sizes: 0, sizesWithoutQuantity: 0, pictures: 0 },
    ...{ shelves: [], skipped: [], problems: [] },
  };
  const handles = new Map<string, number>();
  for await (const { row, handle, found } of path.endsWith('.jsonl') ? lineEntries(path) : csvEntries(path, options)) {
    const earlier = handles.get(handle);
    handles.set(handle, row);
    onProgress(handles.size);
    if (earlier !== undefined && handle !== '') {
      const message = `its rows must stand together, and others stand at row ${earlier}`;
      summary.problems.push({ row, handle, message });
    } else if ('skipped' in found) summary.skipped.push(found.skipped);
    else if ('problems' in found) summary.problems.push(...found.problems);
    else {
      try {
        const written = await inTransaction(db, options.dryRun, found.write);
        summary[written.created ? 'created' : 'updated'] += 1;
        summary.sizes += found.sizes;
        summary.sizesWithoutQuantity += found.sizesWithoutQuantity;
        summary.pictures += found.pictures;
        for (const shelf of written.shelves) if (!summary.shelves.includes(shelf)) summary.shelves.push(shelf);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        summary.problems.push({ row, handle, message: error.message });
      }
    }
  }
  return summary;
}

async function* csvEntries(path: string, pricing: Pricing): AsyncGenerator<Entry> {
  for await (const group of readGroups(path)) {
    const parsed = productOf(group);
    const head = { row: group.rows[0]?.number ?? 0, handle: group.handle };
    if (!('product' in parsed)) {
      yield { ...head, found: parsed };
      continue;
    }
    const { product } = parsed;
    const { sizes, images } = product;
    const counts = {
      sizes: sizes.length,
      sizesWithoutQuantity: sizes.filter(({ quantity }) => quantity === null).length,
    };
    const write = (tx: Queryable) => writeProduct(tx, product, pricing);
    yield { ...head, found: { ...counts, pictures: images.length, write } };
  }
}

async function* lineEntries(path: string): AsyncGenerator<Entry> {
  for await (const { row, handle, ...read } of readLines(path)) {
    if ('message' in read) {
      yield { row, handle, found: { problems: [{ row, handle, message: read.message }] } };
      continue;
    }
    const { line } = read;
    const counts = { sizes: line.sizes.length, sizesWithoutQuantity: 0, pictures: line.pictures.length };
    yield { row, handle, found: { ...counts, write: (tx: Queryable) => writeLine(tx, line) } };
  }
}
