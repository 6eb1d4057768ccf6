import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/undoable.ts';
import { type Problem, productOf } from './product.ts';
import { readGroups } from './read.ts';
import { type Pricing, writeProduct } from './write.ts';

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

/**
 * Imports a Shopify product export. Each product is written whole or not at all, so a bad row costs its own product
 * only, and the same file again changes nothing.
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
  for await (const group of readGroups(path)) {
    const row = group.rows[0]?.number ?? 0;
    const earlier = handles.get(group.handle);
    handles.set(group.handle, row);
    onProgress(handles.size);
    if (earlier !== undefined) {
      const message = `its rows must stand together, and others stand at row ${earlier}`;
      summary.problems.push({ row, handle: group.handle, message });
      continue;
    }
    const parsed = productOf(group);
    if ('skipped' in parsed) summary.skipped.push(parsed.skipped);
    else if ('problems' in parsed) summary.problems.push(...parsed.problems);
    else {
      const { product } = parsed;
      try {
        const written = await inTransaction(db, options.dryRun, (tx) => writeProduct(tx, product, options));
        summary[written.created ? 'created' : 'updated'] += 1;
        summary.sizes += product.sizes.length;
        summary.sizesWithoutQuantity += product.sizes.filter(({ quantity }) => quantity === null).length;
        summary.pictures += product.images.length;
        for (const shelf of written.shelves) if (!summary.shelves.includes(shelf)) summary.shelves.push(shelf);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        summary.problems.push({ row, handle: group.handle, message: error.message });
      }
    }
  }
  return summary;
}
