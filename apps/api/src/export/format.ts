import type { Currency, Language } from '@obsidiana/contract';
import { jsonLines } from './json-lines.ts';
import { merchantTable, merchantXml } from './merchant.ts';
import { shopifyTable } from './shopify.ts';
import type { StoredProduct } from './stored-product.ts';

/** What a file of another system cannot hold both of, and where the shop's pages and pictures are. */
export interface Writing {
  readonly lang: Language;
  readonly currency: Currency;
  readonly publicUrl: string;
}

/** How products become a file. */
export interface Format {
  readonly head: string;
  readonly tail: string;
  /** The product's part of the file; null when this kind of file cannot tell of it. */
  readonly part: (product: StoredProduct) => string | null;
}

const formats: Readonly<Record<string, (writing: Writing) => Format>> = {
  '.jsonl': jsonLines,
  '.csv': shopifyTable,
  '.tsv': merchantTable,
  '.xml': merchantXml,
};
export const exportedEndings = Object.keys(formats);

/** @throws an Error that names the endings there are */
export function formatOf(path: string, writing: Writing): Format {
  const [, make] = Object.entries(formats).find(([ending]) => path.toLowerCase().endsWith(ending)) ?? [];
  if (!make)
    throw new Error(`The name of the file must end with ${exportedEndings.join(', ')}, which says in what format.`);
  return make(writing);
}
