import type { FeedProduct } from '@obsidiana/contract';
import { currencyOfLanguage } from '@obsidiana/contract/rules';
import type { Api } from '@obsidiana/data';
import { textsOf } from '../../messages/index.ts';
import { addressIn } from '../../page/address.ts';
import { to } from '../../paths.ts';
import { element, escaped, xmlHead } from './xml.ts';

/** Google's own number for clothing and what goes with it. */
const apparel = 166;
const mostPictures = 11;

/** All products in a language and currency as Google Merchant takes them, written as the API answers, page by page. */
export function merchantFeed(origin: string, api: Api): ReadableStream<Uint8Array> {
  const t = textsOf(api.lang);
  const encoder = new TextEncoder();
  let page = 0;
  return new ReadableStream({
    async pull(controller) {
      page += 1;
      const { products, pages } = await api.call('feed', { query: { page } });
      const head =
        page === 1
          ? `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
            `${element('title', t('shop.name'))}${element('link', origin)}${element('description', t('shop.description'))}`
          : '';
      const items = products.flatMap((product) => itemsOf(product, origin, api, t('shop.name')));
      const last = page >= pages;
      controller.enqueue(encoder.encode(`${head}${items.join('')}${last ? '</channel></rss>' : ''}`));
      if (last) controller.close();
    },
  });
}

/** An item for each size; those of a product are one group. */
function itemsOf(product: FeedProduct, origin: string, { lang, currency }: Api, brand: string): string[] {
  const { uri, sku, name, description, category, subcategory, images, sizes } = product;
  const link = new URL(addressIn(origin, { pathname: to('product', { uri }), search: '' }, lang));
  if (currency !== currencyOfLanguage[lang]) link.searchParams.set('currency', currency.toLowerCase());
  const pictures = images.slice(0, mostPictures).map((image) => new URL(image, origin).href);
  const money = (amount: number) => `${amount.toFixed(2)} ${currency}`;
  const common = [
    element('g:item_group_id', sku),
    element('g:title', name),
    element('g:description', description),
    element('g:link', link.href),
    element('g:image_link', pictures[0]),
    ...pictures.slice(1).map((picture) => element('g:additional_image_link', picture)),
    element('g:brand', brand),
    element('g:condition', 'new'),
    element('g:age_group', 'adult'),
    element('g:identifier_exists', 'no'),
    element('g:google_product_category', apparel),
    element('g:product_type', `${category} > ${subcategory}`),
  ].join('');
  return sizes.map(
    (size) =>
      `<item>${element('g:id', size.sku)}${common}${element('g:size', size.letter)}` +
      `${element('g:availability', size.quantity > 0 ? 'in_stock' : 'out_of_stock')}` +
      `${element('g:price', money(size.price))}` +
      `${size.price_offer === null ? '' : `<g:sale_price>${escaped(money(size.price_offer))}</g:sale_price>`}</item>`,
  );
}
