import { InvalidArgumentError } from 'commander';
import { readConfig } from '../config.ts';
import { type Context, createContext } from '../context.ts';
import { openDatabase } from '../db/open.ts';

/** What every command takes: how it prints. */
export interface Printing {
  readonly json?: boolean;
}

/** What every command that changes something takes. */
export interface Changing extends Printing {
  readonly dryRun?: boolean;
}

/** Does a command's work on the shop's database, running or not, and prints what it returns: as JSON, or in words. */
export async function onShop<T>(
  { json = false }: Printing,
  work: (context: Context) => Promise<T>,
  inWords: (result: T) => string,
): Promise<T> {
  const config = readConfig();
  const { db, close } = await openDatabase(config);
  try {
    const result = await work(createContext(config, db));
    console.log(json ? JSON.stringify(result, null, 2) : inWords(result));
    return result;
  } finally {
    await close();
  }
}

/** What is said after a change, or after its rehearsal. */
export const said = ({ dryRun = false }: Changing, text: string): string =>
  dryRun ? `Nothing was kept (--dry-run). It would be: ${text}` : text;

/** Columns under their heads, as wide as they must be. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [heads, ...rows].map(line).join('\n');
}

export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 1_000_000_000)
    throw new InvalidArgumentError('It must be a whole number from 0.');
  return number;
}

/** Several of them, each once, in their order. */
export const wholeNumbers = (text: string, before: readonly number[] = []): readonly number[] =>
  [...new Set([...before, wholeNumber(text)])].toSorted((one, other) => one - other);

/** Minor units of `1299` or `1299.50`. */
export function money(text: string): number {
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('It must be an amount above 0, such as 1299.50.');
  return Math.round(Number(text) * 100);
}

export function webAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new InvalidArgumentError('It must be an address that begins with https://.');
  return text;
}
