import type { Option } from '../letter.ts';

/** What the import reads of a Shopify product export, and the headers it goes by: those of today first, then the older ones. */
const headers = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  body: ['Description', 'Body (HTML)', 'Body HTML'],
  vendor: ['Vendor'],
  productCategory: ['Product category', 'Product Category', 'Google Shopping / Google Product Category'],
  type: ['Type', 'Custom Product Type', 'Standard Product Type'],
  tags: ['Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  sku: ['SKU', 'Variant SKU'],
  quantity: ['Inventory quantity', 'Variant Inventory Qty'],
  price: ['Price', 'Variant Price'],
  comparePrice: ['Compare-at price', 'Variant Compare At Price'],
  image: ['Product image URL', 'Image Src'],
  imagePosition: ['Image position'],
  giftCard: ['Gift card'],
  seoDescription: ['SEO description'],
} as const;

type Column = keyof typeof headers;

/** A row of the file; what it does not have is empty. */
export interface Row extends Readonly<Record<Column, string>> {
  /** By their numbers: three in Shopify's own exports. The name of each stands in the first row of a product. */
  readonly options: readonly Option[];
}

export interface Places {
  readonly columns: ReadonlyMap<Column, number>;
  readonly options: readonly { readonly name: number; readonly value: number }[];
}

const columns = Object.keys(headers) as Column[];
const needed = ['handle', 'title', 'price'] as const satisfies readonly Column[];

/**
 * Where each column stands in a file with these headers.
 * @throws an Error that names what a product export cannot do without
 */
export function placesOf(found: readonly string[]): Places {
  const given = found.map((header) => header.trim().toLowerCase());
  const places = new Map<Column, number>();
  for (const column of columns) {
    const place = headers[column].map((header) => given.indexOf(header.toLowerCase())).find((index) => index >= 0);
    if (place !== undefined) places.set(column, place);
  }
  const missing = needed.filter((column) => !places.has(column)).map((column) => `'${headers[column].join("' or '")}'`);
  if (missing.length > 0)
    throw new Error(
      `This is not a Shopify product export: its first line has no column ${missing.join(', no column ')}.`,
    );
  const options = given.flatMap((header, value) => {
    const [, number] = /^option(\d+) value$/.exec(header) ?? [];
    return number ? [{ value, name: given.indexOf(`option${number} name`) }] : [];
  });
  return { columns: places, options };
}

export function rowOf(cells: readonly string[], places: Places): Row {
  const at = (place: number | undefined) => (cells[place ?? -1] ?? '').trim();
  const row = Object.fromEntries(columns.map((column) => [column, at(places.columns.get(column))])) as Record<
    Column,
    string
  >;
  return { ...row, options: places.options.map(({ name, value }) => ({ name: at(name), value: at(value) })) };
}
