import { slug } from '../../catalog/slug.ts';
import { plainText, sanitize } from '../../content/sanitize.ts';
import type { ImportedSize, Parsed, Problem } from '../imported.ts';
import { lettersOf, type Option } from '../letter.ts';
import {
  amountOf,
  cut,
  isAddress,
  mostImages,
  mostSku,
  mostText,
  mostTitle,
  shortened,
  wrongQuantity,
} from '../limits.ts';
import type { Row } from './columns.ts';
import type { Group } from './read.ts';

/** Understands the rows of one product; with a problem in any of them there is no product. */
export function productOf({ handle, rows, broken }: Group): Parsed {
  const problems: Problem[] = [];
  const problem = (row: number, message: string) => problems.push({ row, handle: cut(handle), message });
  for (const { number, message } of broken) problem(number, message);
  const [first] = rows;
  if (!first || broken.length > 0) return { problems };
  const { row } = first;
  if (/^true$/i.test(row.giftCard)) return { skipped: `${handle}: gift cards are not sold here` };

  const uri = slug(handle);
  if (!uri) problem(first.number, 'it has no handle');
  if (!row.title) problem(first.number, 'it has no title');
  if (row.title.length > mostTitle) problem(first.number, `its title is longer than ${mostTitle} characters`);
  for (const text of [row.body, row.seoDescription])
    if (text.length > mostText) problem(first.number, `its description is longer than ${mostText} characters`);

  const sizes = sizesOf(rows, problem);
  if (sizes.length === 0 && problems.length === 0) problem(first.number, 'it has no variant with a price');
  for (const { number, row } of rows) {
    if (row.image && !isAddress(row.image)) problem(number, `'${cut(row.image)}' is not the address of a picture`);
  }
  if (problems.length > 0) return { problems };

  return {
    product: {
      ...{ uri, sku: null, name: row.title, currency: null },
      description: row.seoDescription || shortened(plainText(row.body)) || null,
      detail: sanitize(row.body) || null,
      kind: row.type || (row.productCategory.split('>').at(-1)?.trim() ?? ''),
      group: row.tags.split(',')[0]?.trim() || row.vendor,
      published:
        row.published + row.status === ''
          ? null
          : !/^(false|no|0)$/i.test(row.published) && !/^(draft|archived)$/i.test(row.status),
      images: imagesOf(rows.map(({ row }) => row)),
      imagesFull: false,
      sizes,
    },
  };
}

function sizesOf(rows: Group['rows'], problem: (row: number, message: string) => void): ImportedSize[] {
  const names = rows[0]?.row.options.map(({ name }) => name) ?? [];
  const variants = rows.filter(({ row }) => row.price || row.options.some(({ value }) => value));
  const letters = lettersOf(variants.map(({ row }) => named(row.options, names)));
  const sizes: ImportedSize[] = [];
  for (const [index, { number, row }] of variants.entries()) {
    const letter = letters[index] ?? '';
    // A spreadsheet keeps the zeros of a number behind an apostrophe.
    const sku = row.sku.replace(/^'/, '') || null;
    const price = amountOf(row.price);
    const compare = row.comparePrice ? amountOf(row.comparePrice) : 0;
    const wrong = row.quantity ? wrongQuantity(row.quantity) : null;
    if (sizes.some((size) => size.letter === letter)) problem(number, `the variant '${letter}' stands twice`);
    else if (sku && sizes.some((size) => size.sku === sku)) problem(number, `the SKU '${cut(sku)}' stands twice`);
    else if (sku && sku.length > mostSku) problem(number, `its SKU is longer than ${mostSku} characters`);
    else if (!price) problem(number, `'${cut(row.price)}' is not a price above 0`);
    else if (compare === null) problem(number, `'${cut(row.comparePrice)}' is not a price`);
    else if (wrong) problem(number, wrong);
    else {
      const lowered = compare > price;
      sizes.push({
        ...{ letter, sku },
        quantity: row.quantity ? Math.max(0, Number(row.quantity)) : null,
        price: lowered ? compare : price,
        offer: lowered ? price : null,
      });
    }
  }
  return sizes;
}

const named = (options: readonly Option[], names: readonly string[]): Option[] =>
  options.map(({ value }, index) => ({ name: names[index] || String(index), value }));

function imagesOf(rows: readonly Row[]): string[] {
  const placed = rows
    .filter(({ image }) => image !== '')
    .map(({ image, imagePosition }) => ({ image, place: Number(imagePosition) || 999 }));
  const ordered = placed.toSorted((one, other) => one.place - other.place).map(({ image }) => image);
  return [...new Set(ordered)].slice(0, mostImages);
}
