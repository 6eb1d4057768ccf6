/** The shop's constants: every room reads them here. Times are in milliseconds unless the name says otherwise. */

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'es';

export const currencies = ['MXN', 'USD'] as const;
export type Currency = (typeof currencies)[number];
/** Choosing a language chooses its currency too; the currency can then be changed alone. */
export const currencyOfLanguage: Record<Language, Currency> = { es: 'MXN', en: 'USD' };

export const defaultCountryId = 142;
export const defaultPhoneCode = '52';

export const minimumAge = 18;
export const maximumAddresses = 3;
export const productsPerPage = 16;
export const longestSearchTerm = 100;
/** The most products of one page of the feed. */
export const feedPage = 500;
/** How lists can be ordered; only a search has its best match. */
export const sortOrders = ['relevance', 'newest', 'price_asc', 'price_desc', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const passwordLength = { least: 8, most: 128 } as const;

export const tokenRefreshEvery = 30 * 60_000;
/** How long what a visitor wanted to do waits for them to sign in: long enough for the mail of a registration. */
export const intentionLives = 60 * 60_000;
export const postalLookupFrom = 4;
export const copyConfirmationFor = 3_000;
export const addedRedirectAfter = 2_000;
export const snackbarFor = 2_000;
export const greetingFor = 1_200;

/** The card payment's own word: a protocol constant in both languages, like the two below. */
export const unauthenticated = 'Unauthenticated';
export const paymentPending = 'Payment pending confirmation';

/** The ways to pay, by the names that the shop gives them; the first one is chosen to begin with. */
export const paymentMethods = ['tarjeta', 'paypal', 'zelle', 'venmo'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How long the pieces of an order wait for money that is sent by hand. */
export const handPaymentWithin = 48 * 3_600_000;

export interface TierRule {
  readonly level: 1 | 2 | 3;
  readonly name: 'amber' | 'emerald' | 'diamond';
  /** Crystals from which the tier is held. */
  readonly from: number;
  /** How many benefits the tier has. */
  readonly benefits: number;
}

export const tiers: readonly [TierRule, TierRule, TierRule] = [
  { level: 1, name: 'amber', from: 51, benefits: 4 },
  { level: 2, name: 'emerald', from: 151, benefits: 6 },
  { level: 3, name: 'diamond', from: 301, benefits: 7 },
];

/** 0 is a member without a tier yet. */
export type Level = 0 | TierRule['level'];

/** The level that a lifetime sum of crystals gives. */
export function levelOf(crystals: number): Level {
  return tiers.findLast((tier) => crystals >= tier.from)?.level ?? 0;
}

export const legalTexts = {
  terms: 1,
  serviceTerms: 2,
  privacy: 3,
  returns: 4,
  sizeTable: 5,
  shipping: 6,
  cookies: 7,
  about: 11,
} as const;
