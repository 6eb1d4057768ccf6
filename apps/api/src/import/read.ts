import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import { type Column, placesOf, type Row, rowOf } from './columns.ts';

/** Rows of one product, with the number that each has in a spreadsheet (the headers are row 1). */
export interface Group {
  readonly handle: string;
  readonly rows: readonly { readonly number: number; readonly row: Row }[];
}

/**
 * Reads a Shopify product export product by product, however large it is.
 * @throws an Error that says what is wrong with the file as a whole
 */
export async function* readGroups(path: string): AsyncGenerator<Group> {
  const file = createReadStream(path);
  const parser = parse({ bom: true, relax_column_count: true, skip_empty_lines: false });
  file.on('error', (error) => parser.destroy(error));
  file.pipe(parser);

  let places: ReadonlyMap<Column, number> | null = null;
  let number = 0;
  let open: { handle: string; rows: { number: number; row: Row }[] } | null = null;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (!places) {
        places = placesOf(cells);
        continue;
      }
      const row = rowOf(cells, places);
      if (Object.values(row).every((cell) => cell === '')) continue;
      if (open && (row.handle === '' || row.handle === open.handle)) {
        open.rows.push({ number, row });
        continue;
      }
      if (open) yield open;
      open = { handle: row.handle, rows: [{ number, row }] };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`Row ${number + 1} cannot be read as CSV: ${error.message}`);
    throw error;
  } finally {
    file.destroy();
  }
  if (number === 0) throw new Error('The file is empty.');
  if (open) yield open;
}
