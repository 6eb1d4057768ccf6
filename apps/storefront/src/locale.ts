import {
  type Currency,
  currencies,
  currencyOfLanguage,
  defaultLanguage,
  type Language,
  languages,
} from '@obsidiana/contract/rules';
import type { Locale } from '@obsidiana/data';

/** What is known of a visitor's choices. */
interface Choices {
  /** `?lang=` and `?currency=` of the address: a search engine's result, a shared link, a merchant's feed. */
  readonly asked: { readonly lang: string | null; readonly currency: string | null } | null;
  readonly language: Language | null;
  readonly currency: Currency | null;
}

/**
 * The language and currency of a page. An address that asks for another language brings that one's currency along,
 * unless it asks for a currency too.
 */
export function localeOf({ asked, language, currency }: Choices): Locale {
  const lang = languages.find((known) => known === asked?.lang) ?? language ?? defaultLanguage;
  const switched = lang !== (language ?? defaultLanguage);
  const askedCurrency = currencies.find((known) => known === asked?.currency?.toUpperCase());
  return { lang, currency: askedCurrency ?? (switched ? null : currency) ?? currencyOfLanguage[lang] };
}

/** What an address asks for. */
export function askedIn(search: URLSearchParams): NonNullable<Choices['asked']> {
  return { lang: search.get('lang'), currency: search.get('currency') };
}

/** What Intl calls the languages of the shop. */
export const localeTag = { es: 'es-MX', en: 'en-US' } as const satisfies Record<Language, string>;
