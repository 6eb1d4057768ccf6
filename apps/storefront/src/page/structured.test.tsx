import type { Product } from '@obsidiana/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTexts } from '../messages/index.ts';
import type { Translate } from '../messages/translate.ts';
import { ofProduct, ofTheShop, ofTrail, type StructuredData } from './structured.ts';

let t: Translate;
beforeAll(async () => {
  t = await loadTexts('es');
});

const origin = 'https://shop.test';

const product: Product = {
  id: 1,
  uri: 'kimono-agata',
  name: 'Kimono </script><script>alert(1)</script>',
  category: 'Kimonos',
  category_uri: 'kimonos',
  subcategory: 'Corte recto',
  subcategory_uri: 'kimonos-corte-recto',
  description: 'Ágata de fuego.',
  price: 1000,
  price_range: '1000.00 - 1200.00',
  price_offer: 850,
  offer_price_range: null,
  desktop_image: '/media/kimono-1a2b/960.webp',
  movile_image: '/media/kimono-1a2b/640.webp',
  blur: null,
  favorite: false,
  available: true,
  detail: '',
  sku: 'KIM-1',
  collection: null,
  collection_id: null,
  talla: null,
  sizes: [
    { id: 1, letter: 'CH', quantity: 3, price: null, price_offer: null },
    { id: 2, letter: 'G', quantity: 0, price: 1200, price_offer: null },
  ],
  gallery: [{ thumb: '/media/kimono-1a2b/160.webp', image: '/media/kimono-1a2b/1280.webp', blur: null }],
  web_exclusive: false,
  limited_edition: false,
  find_your_size: false,
  collection_img_table: null,
  related: [],
};

/** The page's head as it is sent, with the data that stands in it. */
function headWith(data: StructuredData) {
  const Page = createRoutesStub([
    { path: '/', Component: () => createElement(Meta), meta: () => [{ 'script:ld+json': data }] },
  ]);
  const html = renderToStaticMarkup(createElement(Page));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return { html, read: JSON.parse(json) };
}

describe('what search engines read', () => {
  test('a product is a group of its sizes, each with its price, tax included, and whether it can be had', () => {
    const group = ofProduct(origin, t, product, 'MXN');
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'KIM-1',
      image: ['https://shop.test/media/kimono-1a2b/1280.webp'],
      hasVariant: [
        {
          size: 'CH',
          offers: {
            price: '850.00',
            priceCurrency: 'MXN',
            availability: 'https://schema.org/InStock',
            priceSpecification: [
              { price: '850.00', valueAddedTaxIncluded: true },
              { price: '1000.00', priceType: 'https://schema.org/StrikethroughPrice' },
            ],
          },
        },
        { size: 'G', offers: { price: '1200.00', availability: 'https://schema.org/OutOfStock' } },
      ],
    });
  });

  test('no word of a product can leave the script that it stands in', () => {
    const { html, read } = headWith(ofProduct(origin, t, product, 'MXN'));
    expect(html).not.toContain('<script>alert');
    expect(read.name).toBe(product.name);
  });

  test('a trail begins at home and ends at the page itself', () => {
    const places = [{ name: 'Kimonos', path: '/category/kimonos' }, { name: 'Corte recto' }];
    expect(ofTrail(origin, t, places)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Inicio', item: 'https://shop.test/' },
        { position: 2, name: 'Kimonos', item: 'https://shop.test/category/kimonos' },
        { position: 3, name: 'Corte recto' },
      ],
    });
  });

  test('the shop says where to search it', () => {
    expect(ofTheShop(origin, t)).toContainEqual(
      expect.objectContaining({
        '@type': 'WebSite',
        potentialAction: expect.objectContaining({
          target: expect.objectContaining({ urlTemplate: 'https://shop.test/resultados?search={search_term_string}' }),
        }),
      }),
    );
  });
});
