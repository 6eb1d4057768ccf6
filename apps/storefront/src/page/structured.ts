import type { Product, ProductEntry } from '@obsidiana/contract';
import { type Currency, languages } from '@obsidiana/contract/rules';
import { leastOf, pricingOfSize } from '@obsidiana/data';
import { house } from '../house.ts';
import type { Translate } from '../messages/translate.ts';
import { to } from '../paths.ts';

/** A thing in the words of schema.org. The router escapes it for the script element that it stands in. */
export type StructuredData = Readonly<Record<string, unknown>>;

interface Place {
  readonly name: string;
  /** Absent for the page itself. */
  readonly path?: string;
}

const schema = 'https://schema.org';

/** The house and its shop, with the search that leads into it. */
export function ofTheShop(origin: string, t: Translate): StructuredData[] {
  const organization = `${origin}/#house`;
  return [
    {
      '@context': schema,
      '@type': 'Organization',
      '@id': organization,
      name: t('shop.name'),
      url: `${origin}/`,
      logo: `${origin}/logo.png`,
      email: house.email,
      sameAs: house.social.map(({ href }) => href),
    },
    {
      '@context': schema,
      '@type': 'WebSite',
      name: t('shop.name'),
      url: `${origin}/`,
      inLanguage: [...languages],
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${to('searchForm')}?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The way from the home page to this one. */
export function ofTrail(origin: string, t: Translate, places: readonly Place[]): StructuredData {
  const all: readonly Place[] = [{ name: t('shop.home'), path: to('start') }, ...places];
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path !== undefined && { item: `${origin}${path}` }),
    })),
  };
}

/** Products of a list, by their pages. */
export function ofList(origin: string, products: readonly ProductEntry[]): StructuredData {
  return {
    '@context': schema,
    '@type': 'ItemList',
    itemListElement: products.map(({ uri }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}${to('product', { uri })}`,
    })),
  };
}

/** A product with a variant for each size; prices include tax. */
export function ofProduct(origin: string, t: Translate, product: Product, currency: Currency): StructuredData {
  const { uri, name, description, sku, gallery, category, subcategory, sizes } = product;
  const url = `${origin}${to('product', { uri })}`;
  const image = gallery.map((picture) => `${origin}${picture.image}`);
  return {
    '@context': schema,
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    name,
    description,
    url,
    image,
    productGroupID: sku,
    category: t('product.kind', { category, subcategory }),
    brand: { '@type': 'Brand', name: t('shop.name') },
    variesBy: [`${schema}/size`],
    hasVariant: sizes.map((size) => {
      const { amount, offer } = pricingOfSize(product, size);
      const price = (minor: number) => (minor / 100).toFixed(2);
      const [full, now] = [leastOf(amount), leastOf(offer ?? amount)];
      return {
        '@type': 'Product',
        name: `${name} ${size.letter}`,
        sku: `${sku}-${size.letter}`,
        size: size.letter,
        offers: {
          '@type': 'Offer',
          url,
          price: price(now),
          priceCurrency: currency,
          availability: `${schema}/${size.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
          itemCondition: `${schema}/NewCondition`,
          priceSpecification: [
            specification(price(now), currency),
            ...(now < full
              ? [{ ...specification(price(full), currency), priceType: `${schema}/StrikethroughPrice` }]
              : []),
          ],
        },
      };
    }),
  };
}

function specification(price: string, priceCurrency: Currency) {
  return { '@type': 'UnitPriceSpecification', price, priceCurrency, valueAddedTaxIncluded: true };
}
