import { type CountryCode, countryCodes, type GeocodeResult, placesOf, postalCodeResult } from '@obsidiana/postcodes';

type Failure = 'INVALID_REQUEST' | 'REQUEST_DENIED';

export type GeocodeAnswer =
  | { readonly status: 'OK' | 'ZERO_RESULTS'; readonly results: readonly GeocodeResult[] }
  | { readonly status: Failure; readonly error_message: string; readonly results: readonly [] };

export interface GeocodeQuery {
  readonly address?: string;
  readonly components?: string;
  readonly key?: string;
  readonly language?: string;
}

/** Google's geocoder for postal codes: an address text, components, or both. Its answer is always a 200 with a status. */
export function geocode(
  { address = '', components = '', key, language = 'en' }: GeocodeQuery,
  apiKey: string,
): GeocodeAnswer {
  if (!key)
    return failure(
      'REQUEST_DENIED',
      'You must use an API key to authenticate each request to Google Maps Platform APIs.',
    );
  if (key !== apiKey) return failure('REQUEST_DENIED', 'The provided API key is invalid.');
  if (!address.trim() && !components.trim())
    return failure(
      'INVALID_REQUEST',
      "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.",
    );
  const filters = new Map(components.split('|').map((part) => [part.split(':')[0] ?? '', part.split(':')[1] ?? '']));
  const code = filters.get('postal_code') ?? /\d{5}\b/.exec(address)?.[0] ?? '';
  const countries = countryCodes.filter((country) => isMeant(country, filters.get('country') ?? '', address));
  const lang = language.startsWith('es') ? 'es' : 'en';
  const results = countries.flatMap((country) => postalCodeResult(country, code, placesOf(country, code), lang) ?? []);
  return { status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results };
}

/** How people write the countries, without accents. */
const names: Record<CountryCode, RegExp> = {
  MX: /\bmexico\b/,
  US: /\b(united states|estados unidos|usa)\b/,
};

/** A country that is named holds; an address without one may lie in any of them. */
function isMeant(country: CountryCode, filter: string, address: string): boolean {
  const written = plain(filter || address);
  if (filter) return written === country.toLowerCase() || names[country].test(written);
  return names[country].test(written) || !/\p{L}{4,}/u.test(written);
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const failure = (status: Failure, error_message: string): GeocodeAnswer => ({ status, error_message, results: [] });
