import { slug } from '../catalog/slug.ts';
import { plainText, sanitize } from '../content/sanitize.ts';
import type { Row } from './columns.ts';
import type { Group } from './read.ts';

/** A product as the file has it, checked. Amounts in minor units of the file's currency. */
export interface ImportedProduct {
  readonly uri: string;
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  /** Sanitised HTML. */
  readonly detail: string;
  /** What it is: the type, or the last part of its category; empty when the file does not say. */
  readonly kind: string;
  /** The first tag, else the vendor; empty when there is neither. */
  readonly group: string;
  readonly published: boolean;
  readonly images: readonly string[];
  readonly sizes: readonly ImportedSize[];
}

export interface ImportedSize {
  readonly letter: string;
  readonly sku: string | null;
  /** Null when the file does not say. */
  readonly quantity: number | null;
  readonly price: number;
  readonly offer: number | null;
}

/** Something that the owner of the file has to mend. */
export interface Problem {
  readonly row: number;
  readonly handle: string;
  readonly message: string;
}

export type Parsed =
  | { readonly product: ImportedProduct }
  | { readonly problems: readonly Problem[] }
  | { readonly skipped: string };

const oneSize = 'Unitalla';
const sizeOption = /^(size|sizes|talla|tallas|tamaño|talle)$/i;
const longestDescription = 300;
const mostImages = 20;

/** Understands the rows of one product; with a problem in any of them there is no product. */
export function productOf({ handle, rows }: Group): Parsed {
  const [first] = rows;
  if (!first) return { problems: [] };
  const { row } = first;
  if (/^true$/i.test(row.giftCard)) return { skipped: `${handle}: gift cards are not sold here` };

  const problems: Problem[] = [];
  const problem = (number: number, message: string) => problems.push({ row: number, handle, message });
  const uri = slug(handle);
  if (!uri) problem(first.number, 'it has no handle');
  if (!row.title) problem(first.number, 'it has no title');

  const names = [row.option1Name, row.option2Name, row.option3Name];
  const sizes: ImportedSize[] = [];
  for (const { number, row } of rows) {
    if (!row.price && !row.option1Value) continue;
    const letter = letterOf(names, row);
    const price = amountOf(row.price);
    const compare = row.comparePrice ? amountOf(row.comparePrice) : 0;
    const quantity = row.quantity ? Number(row.quantity) : null;
    if (sizes.some((size) => size.letter === letter)) problem(number, `the variant '${letter}' stands twice`);
    else if (price === null || price === 0) problem(number, `'${row.price}' is not a price above 0`);
    else if (compare === null) problem(number, `'${row.comparePrice}' is not a price`);
    else if (quantity !== null && !Number.isInteger(quantity))
      problem(number, `'${row.quantity}' is not a whole quantity`);
    else if (quantity !== null && quantity > 1_000_000) problem(number, `${row.quantity} pieces cannot be meant`);
    else {
      const lowered = compare > price;
      sizes.push({
        letter,
        sku: row.sku.replace(/^'/, '') || null,
        quantity: quantity === null ? null : Math.max(0, quantity),
        price: lowered ? compare : price,
        offer: lowered ? price : null,
      });
    }
  }
  if (sizes.length === 0 && problems.length === 0) problem(first.number, 'it has no variant with a price');
  for (const { number, row } of rows) {
    if (row.image && !isAddress(row.image)) problem(number, `'${row.image}' is not the address of a picture`);
  }
  if (problems.length > 0) return { problems };

  const text = plainText(row.body);
  return {
    product: {
      uri,
      sku: sizes[0]?.sku ?? uri.toUpperCase(),
      name: row.title.slice(0, 200),
      description: shortened(row.seoDescription || text || row.title),
      detail: sanitize(row.body),
      kind: row.type || (row.productCategory.split('>').at(-1)?.trim() ?? ''),
      group: row.tags.split(',')[0]?.trim() || row.vendor,
      published: !/^(false|no|0)$/i.test(row.published) && !/^(draft|archived)$/i.test(row.status),
      images: imagesOf(rows.map(({ row }) => row)),
      sizes,
    },
  };
}

/** The size; with other options before it: `Red / M`. */
function letterOf(names: readonly string[], row: Row): string {
  const values = [row.option1Value, row.option2Value, row.option3Value];
  if (values[0] === 'Default Title' || values.every((value) => value === '')) return oneSize;
  const options = values.map((value, index) => ({ value, isSize: sizeOption.test(names[index] ?? '') }));
  return options
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => Number(one.isSize) - Number(other.isSize))
    .map(({ value }) => value)
    .join(' / ')
    .slice(0, 80);
}

/** Minor units of `1299`, `1299.5` or `1,299.50`; null for anything else, and for what no price can be. */
function amountOf(text: string): number | null {
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text)) return null;
  const minor = Math.round(Number(text.replaceAll(',', '')) * 100);
  return minor <= 2_000_000_000 ? minor : null;
}

function imagesOf(rows: readonly Row[]): string[] {
  const placed = rows
    .filter(({ image }) => image !== '')
    .map(({ image, imagePosition }) => ({ image, place: Number(imagePosition) || 999 }));
  const ordered = placed.toSorted((one, other) => one.place - other.place).map(({ image }) => image);
  return [...new Set(ordered)].slice(0, mostImages);
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`;
}
