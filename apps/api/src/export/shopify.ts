import { oneSize } from '../import/letter.ts';
import type { Format, Writing } from './format.ts';
import { amount, cell, pictureAddresses, type SoldSize, sizesSold } from './sold.ts';
import type { StoredProduct } from './stored-product.ts';

/** Of a product, in its first row. */
const heads = {
  Title: ({ name }, { lang }) => name[lang],
  'Body (HTML)': ({ detail }, { lang }) => detail[lang],
  Type: ({ category }, { lang }) => category.name[lang],
  Tags: ({ subcategory }, { lang }) => subcategory.name[lang].replaceAll(',', ' '),
  Published: ({ published }) => String(published),
  Status: ({ published }) => (published ? 'active' : 'draft'),
  'Gift Card': () => 'false',
  'SEO Description': ({ description }, { lang }) => description[lang],
} satisfies Record<string, (product: StoredProduct, writing: Writing) => string>;

/** Of a size, in a row for each. */
const variants = {
  'Variant SKU': ({ sku }) => sku ?? '',
  'Variant Inventory Tracker': () => 'shopify',
  'Variant Inventory Qty': ({ stock }) => String(stock),
  'Variant Inventory Policy': () => 'deny',
  'Variant Fulfillment Service': () => 'manual',
  'Variant Price': ({ price, offer }) => amount(offer ?? price),
  'Variant Compare At Price': ({ price, offer }) => (offer === null ? '' : amount(price)),
  'Variant Requires Shipping': () => 'true',
  'Variant Taxable': () => 'true',
} satisfies Record<string, (size: SoldSize) => string>;

const columns = [
  'Handle',
  ...Object.keys(heads),
  'Option1 Name',
  'Option1 Value',
  ...Object.keys(variants),
  'Image Src',
  'Image Position',
];

/** A product export of Shopify, which Shopify and `import` read. A product without a price in the currency is not in it. */
export function shopifyTable(writing: Writing): Format {
  return {
    head: row(columns),
    tail: '',
    part: (product) => {
      const sizes = sizesSold(product, writing);
      if (sizes.length === 0) return null;
      const images = product.pictures.every(({ source }) => source.kind === 'title')
        ? []
        : pictureAddresses(product, writing);
      const [only] = product.sizes;
      const single = product.sizes.length === 1 && only?.letter === oneSize;
      const option = single ? 'Title' : writing.lang === 'es' ? 'Talla' : 'Size';
      return Array.from({ length: Math.max(sizes.length, images.length) }, (_, index) => {
        const [size, image] = [sizes[index], images[index]];
        return row([
          product.uri,
          ...Object.values(heads).map((text) => (index === 0 ? text(product, writing) : '')),
          index === 0 ? option : '',
          size ? (single ? 'Default Title' : size.letter) : '',
          ...Object.values(variants).map((text) => (size ? text(size) : '')),
          image ?? '',
          image ? String(index + 1) : '',
        ]);
      }).join('');
    },
  };
}

const row = (cells: readonly string[]): string => `${cells.map((text) => cell(text, ',')).join(',')}\r\n`;
