import type { Source } from '../source.ts';
import { readTable } from '../table.ts';
import type { BrokenItem, Item } from './item.ts';

const needed = ['id', 'title', 'price'] as const;

/**
 * Reads a feed that is a table, separated by tabs or commas, with the names of its attributes in the first line.
 * @throws an Error that names what a feed cannot do without
 */
export async function* readItemRows(
  source: Source,
  onRead?: (bytes: number) => void,
): AsyncGenerator<Item | BrokenItem> {
  let names: readonly string[] | null = null;
  for await (const read of readTable(source, onRead)) {
    if (!names) names = attributeNames(read.cells);
    else if (read.wrong !== null) yield { row: read.number, message: read.wrong };
    else if (read.cells.some((cell) => cell.trim() !== ''))
      yield { row: read.number, attributes: attributesOf(names, read.cells) };
  }
}

function attributeNames(heads: readonly string[]): readonly string[] {
  const names = heads.map(attributeName);
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(
      `This is not a Google Merchant feed: its first line has no attribute ${missing.map((name) => `'${name}'`).join(', ')}.`,
    );
  return names;
}

/** `Image Link`, `g:image_link` and `image_link(text)` are the same. */
const attributeName = (head: string): string =>
  head
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\s*\(.*$/, '')
    .replaceAll(/[\s-]+/g, '_');

function attributesOf(names: readonly string[], cells: readonly string[]): Item['attributes'] {
  const attributes = new Map<string, string[]>();
  for (const [place, name] of names.entries()) {
    const value = (cells[place] ?? '').trim();
    if (name === '' || value === '') continue;
    const values = name === 'additional_image_link' ? value.split(/,(?=\s*https?:)/).map((one) => one.trim()) : [value];
    attributes.set(name, [...(attributes.get(name) ?? []), ...values]);
  }
  return attributes;
}
