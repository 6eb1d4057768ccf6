import type { CountryCode, Place } from './places.ts';

interface Component {
  readonly long_name: string;
  readonly short_name: string;
  readonly types: string[];
}

/** One result of Google's geocoder, without coordinates. */
export interface GeocodeResult {
  readonly formatted_address: string;
  readonly address_components: Component[];
  /** The cities that share the code, where there are several. */
  readonly postcode_localities?: string[];
  readonly place_id: string;
  readonly types: string[];
}

const countryNames: Record<CountryCode, { readonly es: string; readonly en: string }> = {
  MX: { es: 'México', en: 'Mexico' },
  US: { es: 'Estados Unidos', en: 'United States' },
};

/** What Google's geocoder answers for a postal code: one result that names every city which shares it; null without places. */
export function postalCodeResult(
  country: CountryCode,
  code: string,
  places: readonly Place[],
  language: 'es' | 'en',
): GeocodeResult | null {
  const [place] = places;
  if (!place) return null;
  const cities = places.map(({ city }) => nameOf(city, language));
  const [city = ''] = cities;
  const land = countryNames[country][language];
  return {
    address_components: [
      component(code, code, 'postal_code'),
      ...(place.district ? [component(place.district, place.district, 'sublocality_level_1', 'sublocality')] : []),
      component(city, city, 'locality'),
      component(nameOf(place.state, language), place.stateShort, 'administrative_area_level_1'),
      component(land, country, 'country'),
    ],
    formatted_address:
      country === 'US'
        ? `${city}, ${place.stateShort} ${code}, ${land}`
        : `${code} ${city}, ${place.stateShort}, ${land}`,
    ...(cities.length > 1 && { postcode_localities: cities }),
    place_id: `postal_code_${country}_${code}`,
    types: ['postal_code'],
  };
}

function component(long: string, short: string, ...types: string[]): Component {
  return { long_name: long, short_name: short, types: types[0] === 'postal_code' ? types : [...types, 'political'] };
}

/** Names that have a form of their own in English. */
const english: Record<string, string> = { 'Ciudad de México': 'Mexico City', 'Estado de México': 'State of Mexico' };

const nameOf = (name: string, language: 'es' | 'en'): string => (language === 'en' ? (english[name] ?? name) : name);
