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
  option1Name: ['Option1 name'],
  option1Value: ['Option1 value'],
  option2Name: ['Option2 name'],
  option2Value: ['Option2 value'],
  option3Name: ['Option3 name'],
  option3Value: ['Option3 value'],
  sku: ['SKU', 'Variant SKU'],
  quantity: ['Inventory quantity', 'Variant Inventory Qty'],
  price: ['Price', 'Variant Price'],
  comparePrice: ['Compare-at price', 'Variant Compare At Price'],
  image: ['Product image URL', 'Image Src'],
  imagePosition: ['Image position'],
  giftCard: ['Gift card'],
  seoDescription: ['SEO description'],
} as const;

export type Column = keyof typeof headers;
/** A row of the file; what it does not have is empty. */
export type Row = Readonly<Record<Column, string>>;

const columns = Object.keys(headers) as Column[];
const needed = ['handle', 'title', 'price'] as const satisfies readonly Column[];

/**
 * Where each column stands in a file with these headers.
 * @throws an Error that names what a product export cannot do without
 */
export function placesOf(found: readonly string[]): ReadonlyMap<Column, number> {
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
  return places;
}

export function rowOf(cells: readonly string[], places: ReadonlyMap<Column, number>): Row {
  const entries = columns.map((column) => [column, (cells[places.get(column) ?? -1] ?? '').trim()] as const);
  return Object.fromEntries(entries) as Row;
}
