import { expect, test } from 'vitest';
import { citiesIn } from './places.ts';

type Part = [name: string, ...types: string[]];
const result = (parts: readonly Part[], localities?: string[]) => ({
  formatted_address: '',
  types: ['postal_code'],
  address_components: parts.map(([name, ...types]) => ({ long_name: name, short_name: name, types })),
  ...(localities && { postcode_localities: localities }),
});
const cities = (...results: ReturnType<typeof result>[]) => citiesIn({ status: 'OK', results }, '45110');
const code: Part = ['45110', 'postal_code'];

test('@ADDR-3 the city is the most telling part of a result', () => {
  const county: Part = ['Zona', 'administrative_area_level_2'];
  expect(cities(result([code, county, ['Zapopan', 'locality', 'political']]))).toEqual(['Zapopan']);
  expect(cities(result([code, county]))).toEqual(['Zona']);
  expect(cities(result([code, ['Jalisco', 'administrative_area_level_1']]))).toEqual([]);
});

test('@ADDR-3 every city that shares the code is suggested, each once', () => {
  expect(
    cities(
      result([code, ['Zapopan', 'locality']], ['Zapopan', 'Guadalajara', 'ZAPOPÁN']),
      result([code, ['guadalajara', 'locality']]),
    ),
  ).toEqual(['Zapopan', 'Guadalajara']);
});

test('@ADDR-3 a result for another code, or without one, fills nothing', () => {
  expect(
    cities(
      result([
        ['45100', 'postal_code'],
        ['Zapopan', 'locality'],
      ]),
    ),
  ).toEqual([]);
  expect(cities(result([['Zapopan', 'locality']]))).toEqual([]);
});
