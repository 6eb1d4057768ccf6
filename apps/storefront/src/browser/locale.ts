import { type Currency, currencyOfLanguage, type Language } from '@obsidiana/contract/rules';
import { countries, refetch } from '@obsidiana/data';
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

/** Switches the currency alone; a member's cart on the server follows. */
export async function chooseCurrency(currency: Currency): Promise<void> {
  const { session, cache } = shop();
  session.set('currency', currency);
  const cartId = session.get('cartId');
  if (session.get('token') === null || cartId === null) return;
  await apiIn(currentLocale()).call('setCartCurrency', { body: { cart_id: cartId, currency } });
  await refetch(cache, ['activeCart', 'myCartOrder', 'cartOrder']);
}
