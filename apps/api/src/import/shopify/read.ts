import type { Source } from '../source.ts';
import { readTable } from '../table.ts';
import { type Places, placesOf, type Row, rowOf } from './columns.ts';

/** Rows of one product, with the number that each has in a spreadsheet (the headers are row 1). */
export interface Group {
  readonly handle: string;
  readonly rows: readonly { readonly number: number; readonly row: Row }[];
  /** Rows that cannot be trusted. */
  readonly broken: readonly { readonly number: number; readonly message: string }[];
}

/**
 * Reads a Shopify product export product by product, however large it is.
 * @throws an Error that says what is wrong with the file as a whole
 */
export async function* readGroups(source: Source, onRead?: (bytes: number) => void): AsyncGenerator<Group> {
  let places: Places | null = null;
  let open: (Group & { rows: Group['rows'][number][]; broken: Group['broken'][number][] }) | null = null;
  for await (const read of readTable(source, onRead)) {
    if (!places) {
      places = placesOf(read.cells);
      continue;
    }
    const { number, wrong } = read;
    const row = rowOf(read.cells, places);
    if (isEmpty(row)) continue;
    if (!open || (row.handle !== '' && row.handle !== open.handle)) {
      if (open) yield open;
      open = { handle: row.handle, rows: [], broken: [] };
    }
    if (wrong === null) open.rows.push({ number, row });
    else open.broken.push({ number, message: wrong });
  }
  if (open) yield open;
}

function isEmpty({ options, ...cells }: Row): boolean {
  return Object.values(cells).every((cell) => cell === '') && options.every(({ name, value }) => name + value === '');
}
