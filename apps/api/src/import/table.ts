import { pipeline } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';
import type { Source } from './source.ts';

/** A row of a table, with the number that it has in a spreadsheet. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** Why it cannot be trusted. */
  readonly wrong: string | null;
}

const delimiters = [',', ';', '\t'] as const;
/** Nothing in a catalogue is longer; a quote that is never closed is. In bytes. */
const longestRow = 32 * 1024 * 1024;

/**
 * Reads rows of cells that are separated by commas, semicolons or tabs, whichever the first line has most of. A quote
 * within a cell is a quote.
 * @throws an Error when a quote is never closed, or the file is empty
 */
export async function* readTable(source: Source, onRead?: (bytes: number) => void): AsyncGenerator<TableRow> {
  const delimiter = await delimiterOf(source);
  const parser = parse({
    ...{ bom: true, delimiter, info: true, raw: true, relax_column_count: true, relax_quotes: true },
    max_record_size: longestRow,
  });
  pipeline(source.read(onRead), parser, () => {});

  let [number, width, line] = [0, 0, 0];
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<ParsedRow>) {
      number += 1;
      if (number === 1) width = record.length;
      const lines = `It reaches from line ${line + 1} to line ${info.lines}: is a quote not closed?`;
      const open = info.lines > line + 1 && isLoose(raw, record, delimiter);
      const wrong = open ? `a quote stands where none can. ${lines}` : wrongIn(record, width);
      yield { number, cells: record, wrong };
      line = info.lines;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`Row ${number + 1} cannot be read as CSV: ${error.message}`);
    throw error;
  } finally {
    parser.destroy();
  }
  if (number === 0) throw new Error('The file is empty.');
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: Info;
}

/** Whether a row of several lines begins a cell by a quote that does not end it: it may have swallowed rows. */
function isLoose(raw: string, cells: readonly string[], delimiter: string): boolean {
  if (!cells.some((cell) => cell.startsWith('"'))) return false;
  try {
    parseWhole(raw, { bom: true, delimiter, relax_column_count: true });
    return false;
  } catch {
    return true;
  }
}

/** More cells than heads: something that separates stands where it does not mean to, and no cell is where it belongs. */
function wrongIn(cells: readonly string[], width: number): string | null {
  const used = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (used <= width) return null;
  return `it has ${used} cells, and the first row ${width}: a text with a comma or a quote must stand in quotes`;
}

async function delimiterOf(source: Source): Promise<string> {
  let line = '';
  for await (const text of source.read()) {
    line += text;
    if (/[\r\n]/.test(line) || line.length > 65_536) break;
  }
  const head = (line.split(/[\r\n]/)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const times = (delimiter: string) => head.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (times(delimiter) > times(best) ? delimiter : best));
}
