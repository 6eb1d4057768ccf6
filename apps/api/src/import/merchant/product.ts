import { type Currency, currencies } from '@obsidiana/contract';
import { slug } from '../../catalog/slug.ts';
import { plainText } from '../../content/sanitize.ts';
import type { ImportedSize, Parsed, Problem } from '../imported.ts';
import { lettersOf } from '../letter.ts';
import { amountOf, cut, isAddress, mostImages, mostSku, mostText, mostTitle, wrongQuantity } from '../limits.ts';
import { first, type Item } from './item.ts';
import type { ItemGroup } from './read.ts';

/** What tells the entries of a product from each other, besides the size. */
const options = ['color', 'pattern', 'material', 'size'] as const;
/** A feed has so many pictures besides the first. */
export const mostMoreImages = 10;

/** Understands the entries of one product; with a problem in any of them there is no product. */
export function productOfItems({ id, items }: ItemGroup, now = new Date()): Parsed {
  const [head] = items;
  if (!head) return { problems: [] };
  const problems: Problem[] = [];
  const problem = (row: number, message: string) => problems.push({ row, handle: cut(id), message });
  if (!id) problem(head.row, 'it has no id');
  if (id.length > mostSku) problem(head.row, `its id is longer than ${mostSku} characters`);
  const title = first(head, 'title');
  if (!title) problem(head.row, 'it has no title');
  if (title.length > mostTitle) problem(head.row, `its title is longer than ${mostTitle} characters`);
  const description = first(head, 'description');
  if (description.length > mostText) problem(head.row, `its description is longer than ${mostText} characters`);

  const own = items.flatMap((item) => currencyOf(first(item, 'price')) ?? []);
  const [currency = null] = own.filter(isSold);
  const sizes = sizesOf(items, currency, now, problem);
  for (const item of items)
    for (const image of imagesOf(item))
      if (!isAddress(image)) problem(item.row, `'${cut(image)}' is not the address of a picture`);
  if (problems.length > 0) return { problems };

  const images = [...new Set(items.flatMap(imagesOf))].slice(0, mostImages);
  const [kind = '', ...narrower] = levelsOf(head);
  return {
    product: {
      ...{ sku: id, name: title, currency, sizes, detail: null, published: null },
      uri: addressOf(first(head, 'link')) || slug(title) || slug(id),
      description: textOf(description) || null,
      kind,
      group: narrower.at(-1) || first(head, 'brand'),
      images,
      imagesFull: images.length > mostMoreImages,
    },
  };
}

function sizesOf(
  items: readonly Item[],
  currency: Currency | null,
  now: Date,
  problem: (row: number, message: string) => void,
): ImportedSize[] {
  const letters = lettersOf(items.map((item) => options.map((name) => ({ name, value: first(item, name) }))));
  const sizes: ImportedSize[] = [];
  for (const [index, item] of items.entries()) {
    const { row } = item;
    const [letter, sku, text] = [letters[index] ?? '', first(item, 'id') || null, first(item, 'price')];
    const said = currencyOf(text);
    const price = amountOf(withoutCurrency(text));
    const quantity = first(item, 'quantity') || first(item, 'sell_on_google_quantity');
    const wrong = quantity ? wrongQuantity(quantity) : null;
    if (said !== null && !isSold(said)) problem(row, `'${cut(text)}': prices are in ${currencies.join(' or ')} here`);
    else if (said !== null && said !== currency)
      problem(row, `'${cut(text)}': its other prices are in another currency`);
    else if (!price) problem(row, `'${cut(text)}' is not a price above 0`);
    else if (sizes.some((size) => size.letter === letter)) problem(row, `the size '${letter}' stands twice`);
    else if (sku && sizes.some((size) => size.sku === sku)) problem(row, `the id '${cut(sku)}' stands twice`);
    else if (wrong) problem(row, wrong);
    else {
      const offer = offerOf(item, now);
      if (offer === null) problem(row, `'${cut(first(item, 'sale_price'))}' is not a price above 0`);
      else
        sizes.push({
          ...{ letter, sku },
          quantity: quantity ? Math.max(0, Number(quantity)) : isOut(item) ? 0 : null,
          price,
          offer: offer > 0 && offer < price ? offer : null,
        });
    }
  }
  return sizes;
}

/** What it costs for now, in minor units; 0 without an offer, or outside its dates; null when it cannot be read. */
function offerOf(item: Item, now: Date): number | null {
  const text = first(item, 'sale_price');
  if (!text) return 0;
  const [from, until] = first(item, 'sale_price_effective_date')
    .split('/')
    .map((date) => Date.parse(date.trim()));
  if ((from ?? 0) > now.getTime() || (until ?? Number.POSITIVE_INFINITY) < now.getTime()) return 0;
  return amountOf(withoutCurrency(text)) || null;
}

/** Google writes `15.00 MXN`; some write `MXN 15.00`. */
const currencyOf = (price: string): string | null => /[A-Za-z]{3}/.exec(price)?.[0].toUpperCase() ?? null;
const withoutCurrency = (price: string): string => price.replace(/[A-Za-z]{3}/, '').trim();
const isSold = (code: string): code is Currency => currencies.some((currency) => currency === code);

const isOut = (item: Item): boolean => /^(out[\s_]of[\s_]stock|discontinued)$/i.test(first(item, 'availability'));

const imagesOf = (item: Item): string[] =>
  ['image_link', 'additional_image_link'].flatMap((name) => [...(item.attributes.get(name) ?? [])]);

/** A description is text; some feeds have HTML in it all the same. */
const textOf = (text: string): string => (/<\/?[a-z][^>]*>/i.test(text) ? plainText(text) : text);

/** From the widest to the narrowest. Google's own categories may be numbers, which say nothing to a shopper. */
function levelsOf(item: Item): string[] {
  const [type, google] = [first(item, 'product_type'), first(item, 'google_product_category')];
  const levels = (path: string) =>
    path
      .split('>')
      .map((level) => level.trim())
      .filter((level) => level !== '');
  if (type) return levels(type);
  return /^\d*$/.test(google) ? [] : levels(google).slice(-2);
}

/** The last part of a page's address, if it is a name. */
function addressOf(link: string): string {
  if (!isAddress(link)) return '';
  const last = new URL(link).pathname.split('/').findLast((part) => part !== '') ?? '';
  return /^[\w-]*[a-z][\w-]*$/i.test(last) && !/^(products?|p|item|index)$/i.test(last) ? slug(last) : '';
}
