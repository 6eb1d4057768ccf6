import type { Source } from '../source.ts';
import { type BrokenItem, groupOf, type Item } from './item.ts';
import { readItemRows } from './read-table.ts';
import { readItemsOfXml } from './read-xml.ts';

/** The entries of one product. */
export interface ItemGroup {
  /** What the feed calls the product. */
  readonly id: string;
  readonly items: readonly Item[];
}

/**
 * Reads a Google Merchant feed product by product, however large it is. Entries of a product need not stand together: the
 * feed is read twice, and only those wait in memory whose product is not complete.
 * @throws an Error that says what is wrong with the file as a whole
 */
export async function* readItemGroups(
  source: Source,
  onRead?: (bytes: number) => void,
): AsyncGenerator<ItemGroup | BrokenItem> {
  const read = source.path.endsWith('.xml') ? readItemsOfXml : readItemRows;
  const missing = new Map<string, number>();
  for await (const item of read(source)) {
    if ('message' in item) continue;
    const id = groupOf(item);
    missing.set(id, (missing.get(id) ?? 0) + 1);
  }
  const begun = new Map<string, Item[]>();
  for await (const item of read(source, onRead)) {
    if ('message' in item) {
      yield item;
      continue;
    }
    const id = groupOf(item);
    const items = [...(begun.get(id) ?? []), item];
    const left = (missing.get(id) ?? 1) - 1;
    missing.set(id, left);
    if (id !== '' && left > 0) {
      begun.set(id, items);
      continue;
    }
    begun.delete(id);
    yield { id, items: id === '' ? [item] : items };
  }
}
