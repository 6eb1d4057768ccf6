import { pictureUrl } from '../media/urls.ts';
import type { Writing } from './format.ts';
import type { StoredProduct } from './stored-product.ts';

export interface SoldSize {
  readonly letter: string;
  readonly sku: string | null;
  readonly stock: number;
  readonly price: number;
  readonly offer: number | null;
}

/** The sizes that have a price in the currency of the file. */
export function sizesSold({ sizes }: StoredProduct, { currency }: Writing): SoldSize[] {
  return sizes.flatMap(({ letter, sku, stock, prices }) => {
    const price = prices[currency];
    return price ? [{ letter, sku, stock, ...price }] : [];
  });
}

/** Where its pictures are: at the place they came from, or here. */
export const pictureAddresses = ({ pictures }: StoredProduct, { publicUrl }: Writing): string[] =>
  pictures.map(({ key, source }) => (source.kind === 'remote' ? source.url : `${publicUrl}${pictureUrl(key, 1280)}`));

/** `1299.50` */
export const amount = (minor: number): string => (minor / 100).toFixed(2);

/** A cell of a table. */
export function cell(value: string, delimiter: ',' | '\t'): string {
  return value.includes(delimiter) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
