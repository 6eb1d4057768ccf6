import { mostMoreImages } from '../import/merchant/product.ts';
import type { Format, Writing } from './format.ts';
import { amount, cell, pictureAddresses, type SoldSize, sizesSold } from './sold.ts';
import type { StoredProduct } from './stored-product.ts';

const brand = 'Obsidiana';

type Value = string | readonly string[];

/** What a Google Merchant feed says of each size of a product. */
const attributes = {
  id: ({ sku }, size) => size.sku ?? `${sku}-${size.letter}`,
  item_group_id: ({ sku }) => sku,
  title: ({ name }, _size, { lang }) => name[lang],
  description: ({ description }, _size, { lang }) => description[lang],
  link: ({ uri }, _size, { publicUrl }) => `${publicUrl}/detalles-producto/${uri}`,
  image_link: (product, _size, writing) => pictureAddresses(product, writing)[0] ?? '',
  additional_image_link: (product, _size, writing) => pictureAddresses(product, writing).slice(1, mostMoreImages + 1),
  availability: (_product, { stock }) => (stock > 0 ? 'in_stock' : 'out_of_stock'),
  quantity: (_product, { stock }) => String(stock),
  price: (_product, { price }, { currency }) => `${amount(price)} ${currency}`,
  sale_price: (_product, { offer }, { currency }) => (offer === null ? '' : `${amount(offer)} ${currency}`),
  size: (_product, { letter }) => letter,
  product_type: ({ category, subcategory }, _size, { lang }) => `${category.name[lang]} > ${subcategory.name[lang]}`,
  google_product_category: () => '166',
  brand: () => brand,
  condition: () => 'new',
  age_group: () => 'adult',
  identifier_exists: () => 'no',
} satisfies Record<string, (product: StoredProduct, size: SoldSize, writing: Writing) => Value>;

type Attribute = keyof typeof attributes;
const names = Object.keys(attributes) as Attribute[];

/** The attributes of each size that the feed has: those of published products with a price in the currency. */
function entriesOf(product: StoredProduct, writing: Writing): (readonly (readonly [Attribute, Value])[])[] {
  if (!product.published) return [];
  return sizesSold(product, writing).map((size) =>
    names.map((name) => [name, attributes[name](product, size, writing)] as const),
  );
}

const joined = (entries: readonly string[]): string | null => (entries.length > 0 ? entries.join('') : null);

/** A feed as a table separated by tabs. */
export function merchantTable(writing: Writing): Format {
  const row = (cells: readonly string[]) => `${cells.map((text) => cell(text, '\t')).join('\t')}\r\n`;
  const text = (value: Value) => (typeof value === 'string' ? value : value.join(','));
  return {
    ...{ head: row(names), tail: '' },
    part: (product) => joined(entriesOf(product, writing).map((entry) => row(entry.map(([, value]) => text(value))))),
  };
}

/** A feed as RSS 2.0. */
export function merchantXml(writing: Writing): Format {
  const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${escaped(text)}</${name}>`);
  const item = (entry: readonly (readonly [Attribute, Value])[]) =>
    `<item>${entry.flatMap(([name, value]) => [value].flat().map((text) => element(`g:${name}`, text))).join('')}</item>\n`;
  return {
    head:
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
      `${element('title', brand)}${element('link', writing.publicUrl)}${element('description', brand)}\n`,
    tail: '</channel></rss>\n',
    part: (product) => joined(entriesOf(product, writing).map(item)),
  };
}

function escaped(text: string): string {
  return (
    text
      // Characters that XML cannot hold, in whatever way they are written.
      .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}
