import {
  type GarmentSpec,
  type Localized,
  type Money,
  type Product,
  type Size,
  type SizeLetter,
  sizeLetters,
} from '../shapes.ts';
import type { CollectionUri } from './collections.ts';
import { type CutName, cuts } from './cuts.ts';
import { type Fabric, type FabricName, fabrics } from './fabrics.ts';

/** A product as it is written down: what its cut and its fabric already say is left out. */
export interface ProductRecord {
  readonly uri: string;
  readonly sku: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly cut: CutName;
  readonly fabric: FabricName;
  readonly collection: CollectionUri;
  readonly art: Omit<GarmentSpec, 'silhouette'>;
  readonly price: Money;
  readonly offer?: Money;
  /** Pieces of each size; 0 is sold out. */
  readonly stock: Readonly<Partial<Record<SizeLetter, number>>>;
  /** The sizes that cost something else. */
  readonly sizePrices?: Readonly<Partial<Record<SizeLetter, { readonly price?: Money; readonly offer?: Money }>>>;
  readonly webExclusive?: true;
  readonly limitedEdition?: true;
  readonly createdDaysAgo: number;
}

/** The whole products that the records stand for. */
export function products(records: readonly ProductRecord[]): Product[] {
  return records.map(product);
}

function product(record: ProductRecord): Product {
  const cut = cuts[record.cut];
  return {
    uri: record.uri,
    sku: record.sku,
    name: record.name,
    description: record.description,
    detail: detail(cut.fit, fabrics[record.fabric]),
    subcategory: cut.subcategory,
    collection: record.collection,
    garment: { silhouette: cut.silhouette, ...record.art },
    views: cut.views,
    price: record.price,
    ...(record.offer && { offer: record.offer }),
    sizes: sizes(record),
    webExclusive: record.webExclusive ?? false,
    limitedEdition: record.limitedEdition ?? false,
    findYourSize: cut.sizeGuide,
    defaultSize: cut.defaultSize,
    createdDaysAgo: record.createdDaysAgo,
  };
}

function sizes({ stock, sizePrices }: ProductRecord): Size[] {
  return sizeLetters.flatMap((letter) => {
    const quantity = stock[letter];
    return quantity === undefined ? [] : [{ letter, quantity, ...sizePrices?.[letter] }];
  });
}

const headings = {
  composition: { es: 'Composición', en: 'Composition' },
  cut: { es: 'Corte y talla', en: 'Cut and size' },
  care: { es: 'Cuidado', en: 'Care' },
  origin: { es: 'Origen', en: 'Origin' },
} as const satisfies Record<string, Localized>;

function detail(fit: Localized, fabric: Fabric): Localized {
  const html = (language: keyof Localized) =>
    [
      `<h3>${headings.composition[language]}</h3><p>${fabric.composition[language]}</p>`,
      `<h3>${headings.cut[language]}</h3><p>${fit[language]}</p>`,
      `<h3>${headings.care[language]}</h3><ul>${fabric.care.map((line) => `<li>${line[language]}</li>`).join('')}</ul>`,
      `<h3>${headings.origin[language]}</h3><p>${fabric.origin[language]}</p>`,
    ].join('\n');
  return { es: html('es'), en: html('en') };
}
