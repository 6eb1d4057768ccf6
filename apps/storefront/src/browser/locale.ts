import { type Currency, currencyOfLanguage, type Language } from '@obsidiana/contract/rules';
import { activeCart, countries } from '@obsidiana/data';
import { askedIn, localeOf } from '../locale.ts';
import { apiIn, currentLocale, shop } from './shop.ts';

/** An address with `?lang=` or `?currency=` chooses them, as the switches in the header would. */
export function adoptAskedLanguage(): void {
  const { session } = shop();
  const asked = askedIn(new URLSearchParams(location.search));
  if (asked.lang === null && asked.currency === null) return;
  const locale = localeOf({ asked, language: session.get('language'), currency: session.get('currency') });
  session.set('language', locale.lang);
  session.set('currency', locale.currency);
}

/** Switches the language, the currency that belongs to it, and the list of countries. */
export async function chooseLanguage(language: Language): Promise<void> {
  const { session, cache } = shop();
  session.set('language', language);
  await chooseCurrency(currencyOfLanguage[language]);
  session.set('countries', await cache.ensureQueryData(countries(apiIn(currentLocale()))));
}

/**
 * Switches the currency alone; a member's cart on the server follows.
 * @throws ApiError when the cart could not; the choice holds, and the cart follows when it is read the next time
 */
export async function chooseCurrency(currency: Currency): Promise<void> {
  const { session, cache } = shop();
  session.set('currency', currency);
  if (session.get('token') === null) return;
  await cache.fetchQuery({ ...activeCart(apiIn(currentLocale())), staleTime: 0 });
}
