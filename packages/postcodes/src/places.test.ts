import { expect, test } from 'vitest';
import { placesOf, postalCodeResult } from './index.ts';
import { mexico } from './mexico.ts';
import { unitedStates } from './united-states.ts';

const citiesOf = (country: 'MX' | 'US', code: string) => placesOf(country, code).map(({ city }) => city);

test('@ADDR-3 a code lies in one city, in several, or is unknown; a city is never guessed', () => {
  expect(placesOf('MX', '06700')).toEqual([
    { city: 'Ciudad de México', district: 'Cuauhtémoc', state: 'Ciudad de México', stateShort: 'CDMX' },
  ]);
  expect(citiesOf('MX', '44100')).toEqual(['Guadalajara']);
  expect(citiesOf('MX', '45110')).toEqual(['Zapopan', 'Guadalajara']);
  expect(citiesOf('US', '02139')).toEqual(['Boston', 'Cambridge']);
  expect(citiesOf('MX', '98800')).toEqual([]);
  expect(citiesOf('MX', '19999')).toEqual([]);
  expect(citiesOf('MX', '0670')).toEqual([]);
  expect(citiesOf('US', '4410')).toEqual([]);
});

test.each([
  ['MX', mexico],
  ['US', unitedStates],
] as const)('%s: every city has a state, and no digits are given twice', (country, { cities }) => {
  const taken = new Set<string>();
  for (const [digits, ...names] of cities) {
    const [first = '', last = first] = digits.split('-');
    expect(placesOf(country, first.padEnd(5, '0')).map(({ city }) => city)).toEqual(names);
    for (let start = Number(first); start <= Number(last); start++) {
      const key = String(start).padStart(first.length, '0');
      expect(taken, key).not.toContain(key);
      taken.add(key);
    }
  }
  expect(taken.size).toBeGreaterThan(100);
});

test('the result has the shape of Google’s, in the asked language', () => {
  const result = (country: 'MX' | 'US', code: string, language: 'es' | 'en') =>
    postalCodeResult(country, code, placesOf(country, code), language);
  expect(result('MX', '06700', 'en')).toMatchObject({
    formatted_address: '06700 Mexico City, CDMX, Mexico',
    address_components: [
      { long_name: '06700', types: ['postal_code'] },
      { long_name: 'Cuauhtémoc', types: ['sublocality_level_1', 'sublocality', 'political'] },
      { long_name: 'Mexico City', types: ['locality', 'political'] },
      { short_name: 'CDMX', types: ['administrative_area_level_1', 'political'] },
      { short_name: 'MX', types: ['country', 'political'] },
    ],
    types: ['postal_code'],
  });
  expect(result('US', '85201', 'es')).toMatchObject({
    formatted_address: 'Mesa, AZ 85201, Estados Unidos',
    postcode_localities: ['Mesa', 'Scottsdale', 'Tempe'],
  });
  expect(result('MX', '98800', 'es')).toBeNull();
});
