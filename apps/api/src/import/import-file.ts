import type { Database, Queryable } from '../db/database.ts';
import { inTransaction } from '../db/undoable.ts';
import { isUnreachable } from '../db/unreachable.ts';
import { isUnstorable } from '../db/unstorable.ts';
import { wordsOf } from '../db/words-of.ts';
import type { Parsed, Problem } from './imported.ts';
import { readLines } from './line.ts';
import { productOfItems } from './merchant/product.ts';
import { readItemGroups } from './merchant/read.ts';
import { productOf } from './shopify/product.ts';
import { readGroups } from './shopify/read.ts';
import { type Encoding, openSource, type Source } from './source.ts';
import { type Reading, type Written, writeProduct } from './write.ts';
import { writeLine } from './write-line.ts';

export interface ImportOptions extends Reading {
  /** Checks everything, against the database too, and keeps nothing. */
  readonly dryRun: boolean;
}

export interface ImportSummary {
  readonly dryRun: boolean;
  readonly encoding: Encoding;
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

/** How far it is. Bytes of the file, which is read ahead of the products by a little. */
export type OnProgress = (progress: {
  readonly products: number;
  readonly bytes: number;
  readonly ofBytes: number;
}) => void;

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

/** What can be imported, by how the name of the file ends. */
const readers = {
  '.csv': shopifyEntries,
  '.tsv': merchantEntries,
  '.txt': merchantEntries,
  '.xml': merchantEntries,
  '.jsonl': lineEntries,
} as const;
export const importedEndings = Object.keys(readers);

/**
 * Imports a Shopify product export (.csv), a Google Merchant feed (.tsv, .txt, .xml), or the shop's own JSON Lines
 * (.jsonl). Each product is written whole or not at all, so a bad row costs its own product only, and the same file again
 * changes nothing.
 * @throws an Error when the file as a whole cannot be read; products before the broken place are written
 */
export async function importFile(
  db: Database,
  path: string,
  options: ImportOptions,
  onProgress: OnProgress = () => {},
): Promise<ImportSummary> {
  const reader = Object.entries(readers).find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];
  if (!reader)
    throw new Error(`The name of the file must end with ${importedEndings.join(', ')}, so that its format is known.`);
  const source = await openSource(path);
  const summary: ImportSummary = {
    ...{ dryRun: options.dryRun, encoding: source.encoding },
    ...{ created: 0, updated: 0, sizes: 0, sizesWithoutQuantity: 0, pictures: 0 },
    ...{ shelves: [], skipped: [], problems: [] },
  };
  let bytes = 0;
  const handles = new Map<string, number>();
  const onRead = (more: number) => {
    bytes += more;
  };
  for await (const { row, handle, found } of reader(source, options, onRead)) {
    const earlier = handles.get(handle);
    handles.set(handle, row);
    onProgress({ products: handles.size, bytes, ofBytes: source.size });
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
        if (!(error instanceof Error) || isUnreachable(error)) throw error;
        const message = isUnstorable(error) ? 'it has a character that cannot be kept, such as NUL' : wordsOf(error);
        summary.problems.push({ row, handle, message });
      }
    }
  }
  return summary;
}

type OnRead = (bytes: number) => void;

async function* shopifyEntries(source: Source, reading: Reading, onRead: OnRead): AsyncGenerator<Entry> {
  for await (const group of readGroups(source, onRead)) {
    const row = Math.min(...[...group.rows, ...group.broken].map(({ number }) => number));
    yield { row, handle: group.handle, found: foundIn(productOf(group), reading) };
  }
}

async function* merchantEntries(source: Source, reading: Reading, onRead: OnRead): AsyncGenerator<Entry> {
  for await (const group of readItemGroups(source, onRead)) {
    if ('message' in group) yield { row: group.row, handle: '', found: { problems: [{ handle: '', ...group }] } };
    else yield { row: group.items[0]?.row ?? 0, handle: group.id, found: foundIn(productOfItems(group), reading) };
  }
}

function foundIn(parsed: Parsed, reading: Reading): Entry['found'] {
  if (!('product' in parsed)) return parsed;
  const { product } = parsed;
  return {
    sizes: product.sizes.length,
    sizesWithoutQuantity: product.sizes.filter(({ quantity }) => quantity === null).length,
    pictures: product.images.length,
    write: (tx) => writeProduct(tx, product, reading),
  };
}

async function* lineEntries(source: Source, _reading: Reading, onRead: OnRead): AsyncGenerator<Entry> {
  for await (const { row, handle, ...read } of readLines(source, onRead)) {
    if ('message' in read) {
      yield { row, handle, found: { problems: [{ row, handle, message: read.message }] } };
      continue;
    }
    const { line } = read;
    const counts = { sizes: line.sizes.length, sizesWithoutQuantity: 0, pictures: line.pictures.length };
    yield { row, handle, found: { ...counts, write: (tx: Queryable) => writeLine(tx, line) } };
  }
}
