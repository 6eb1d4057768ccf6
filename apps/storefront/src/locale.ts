import {
  type Currency,
  currencyOfLanguage,
  defaultLanguage,
  type Language,
  languages,
} from '@obsidiana/contract/rules';
import type { Locale } from '@obsidiana/data';

/** What is known of a visitor's choices. */
interface Choices {
  /** `?lang=` of the address: a search engine's result, a shared link. */
  readonly asked: string | null;
  readonly language: Language | null;
  readonly currency: Currency | null;
}

/** The language and currency of a page. An address that asks for another language brings that one's currency along. */
export function localeOf({ asked, language, currency }: Choices): Locale {
  const lang = languages.find((known) => known === asked) ?? language ?? defaultLanguage;
  const switched = lang !== (language ?? defaultLanguage);
  return { lang, currency: (switched ? null : currency) ?? currencyOfLanguage[lang] };
}

/** What Intl calls the languages of the shop. */
export const localeTag = { es: 'es-MX', en: 'en-US' } as const satisfies Record<Language, string>;
