import type { GarmentSpec, View } from './drawing/index.ts';

export type { GarmentSpec, View };

/** A text in the two languages of the shop. */
export interface Localized {
  readonly es: string;
  readonly en: string;
}

/** An amount in both currencies, in integer minor units (centavos and cents), set by the shop. */
export interface Money {
  readonly MXN: number;
  readonly USD: number;
}

/** An amount written in whole pesos and dollars. */
export function money(pesos: number, dollars: number): Money {
  return { MXN: pesos * 100, USD: dollars * 100 };
}

/** A garment seen from one side: what the drawing needs to make the picture. */
export interface Picture {
  readonly garment: GarmentSpec;
  readonly view: View;
}

export interface Subcategory {
  /** Unique in the whole shop. */
  readonly uri: string;
  readonly name: Localized;
  readonly picture: Picture;
}

export interface Category extends Subcategory {
  readonly subcategories: readonly Subcategory[];
}

/** A table of measures: `rows` hold one cell per column. */
export interface SizeTable {
  readonly title: Localized;
  readonly columns: readonly Localized[];
  readonly rows: readonly (readonly string[])[];
}

export interface Collection {
  readonly uri: string;
  readonly name: Localized;
  /** Shown as a picture in the size guide of its products. */
  readonly sizeTable: SizeTable;
}

/** Every size that the house cuts, in the order in which it is offered. */
export const sizeLetters = [
  'XCH',
  'CH',
  'M',
  'G',
  'XG',
  'XXG',
  '28',
  '30',
  '32',
  '34',
  '36',
  '38',
  '22–24',
  '25–27',
  '150 cm',
  '190 cm',
  'Unitalla',
] as const;
export type SizeLetter = (typeof sizeLetters)[number];

export interface Size {
  readonly letter: SizeLetter;
  /** Pieces in stock; 0 is sold out. */
  readonly quantity: number;
  /** Where absent, the product's. */
  readonly price?: Money;
  /** Where absent, the product's, unless the size has a price of its own. */
  readonly offer?: Money;
}

export interface Product {
  readonly uri: string;
  readonly sku: string;
  readonly name: Localized;
  readonly description: Localized;
  /** HTML: composition, cut, care and origin. */
  readonly detail: Localized;
  /** Uri of its subcategory. */
  readonly subcategory: string;
  /** Uri of its collection. */
  readonly collection: string;
  readonly garment: GarmentSpec;
  /** The gallery, first picture first: 3 to 5 views of the garment. */
  readonly views: readonly View[];
  readonly price: Money;
  /** The lowered price, where there is one. */
  readonly offer?: Money;
  readonly sizes: readonly Size[];
  readonly webExclusive: boolean;
  readonly limitedEdition: boolean;
  /** Whether the product page offers the size guide. */
  readonly findYourSize: boolean;
  /** The letter that the size carousel begins at. */
  readonly defaultSize: SizeLetter;
  /** No two products share a day, so that "newest first" has one answer. */
  readonly createdDaysAgo: number;
}

export interface Banner {
  readonly desktop: Picture;
  readonly mobile: Picture;
  readonly title: Localized;
  readonly text: Localized;
  readonly button: Localized;
  /** A path of the shop. */
  readonly link: string;
}

export interface Post {
  readonly picture: Picture;
  readonly description: Localized;
  /** A path of the shop. */
  readonly link: string;
}

export interface LegalText {
  /** The number by which the shop asks for it. */
  readonly n: number;
  readonly name: Localized;
  /** HTML. */
  readonly content: Localized;
}

export interface Benefit {
  readonly title: Localized;
  readonly description: Localized;
}

/** What rides, once, with the first order after reaching a tier. */
export interface Gift {
  readonly name: Localized;
  readonly description: Localized;
  readonly picture: Picture;
}

export interface Tier {
  readonly level: 1 | 2 | 3;
  readonly name: Localized;
  readonly description: Localized;
  readonly rewards: readonly Benefit[];
  readonly gift: Gift;
}

/** A code takes off a whole percentage of the goods, or an amount. */
export type DiscountCode = ({ readonly percent: number } | { readonly amount: Money }) & {
  readonly code: string;
  /** Goods total from which it holds. */
  readonly minimum?: Money;
  /** Days from the seeding until it ends; negative is already over. Without it the code does not end. */
  readonly expiresInDays?: number;
  /** How often one member may use it. Without it there is no limit. */
  readonly usesPerMember?: number;
};

export interface Country {
  readonly id: number;
  /** ISO 3166-1 alpha-2. */
  readonly iso2: string;
  readonly name: Localized;
  /** Digits, without plus. */
  readonly phoneCode: string;
}

export interface Address {
  readonly line: string;
  readonly line2: string;
  readonly countryId: number;
  readonly city: string;
  /** Digits; leading zeros count. */
  readonly postalCode: string;
  readonly details: string;
}

/** A demonstration member: public by intention, never to be created in a real shop. */
export interface Member {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly lastname: string;
  readonly countryId: number;
  /** Digits, without the country's code. */
  readonly phone: string;
  /** ISO date. */
  readonly dateOfBirth: string;
  readonly language: 'es' | 'en';
  /** Membership number. */
  readonly affiliation: string;
  /** Granted as the opening balance of the ledger. */
  readonly crystals: number;
  readonly addresses: readonly Address[];
}
