import type { Geocoding } from '@obsidiana/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { ApiError } from '../error.ts';

/**
 * The cities that a postal code may mean: one to fill in, several to choose from, or none. Fails with an ApiError (code
 * `geocoder`) when the geocoder gives no answer. The code is part of the key, so a late answer never meets a newer code.
 * @param country the country's name in the API's language
 */
export function citiesOfPostalCode(api: Api, country: string, code: string) {
  return queryOptions({
    queryKey: ['geocode', { lang: api.lang, country, code }] as const,
    queryFn: async ({ signal }) => {
      const answer = await api.call('geocode', { query: { address: `${country} ${code}` }, signal });
      if (answer.status !== 'OK' && answer.status !== 'ZERO_RESULTS') throw new ApiError(503, 'geocoder', '');
      return citiesIn(answer, code);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** What a result calls the city, from the most to the least telling of its parts. */
const cityTypes = [
  'locality',
  'postal_town',
  'sublocality_level_1',
  'administrative_area_level_3',
  'administrative_area_level_2',
];

/** Every city that the results name for exactly this code, each once. */
export function citiesIn({ results }: Geocoding, code: string): string[] {
  const cities = results
    .filter(({ address_components: parts }) =>
      parts.some(({ long_name, types }) => types.includes('postal_code') && digits(long_name) === digits(code)),
    )
    .flatMap(({ address_components: parts, postcode_localities: localities = [] }) => {
      const named = cityTypes.flatMap((type) => parts.find(({ types }) => types.includes(type))?.long_name ?? []);
      return [...named.slice(0, 1), ...localities];
    });
  return cities.filter((city, index) => cities.findIndex((other) => plain(other) === plain(city)) === index);
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
