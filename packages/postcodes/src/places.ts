import { mexico } from './mexico.ts';
import { unitedStates } from './united-states.ts';

export const countryCodes = ['MX', 'US'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Where a postal code lies. */
export interface Place {
  readonly city: string;
  /** A part of the city with a name of its own: a borough of Mexico City. */
  readonly district?: string;
  readonly state: string;
  /** As it is written after a city: 'Jal.', 'CA'. */
  readonly stateShort: string;
}

/** The first three digits, `'441'` or `'441-449'`, and where they lie. Several cities share some of them. */
export type CityRange = readonly [digits: string, city: string, ...others: string[]];

/** A country whose codes have five digits. */
export interface PostalTable {
  /** The first digits, two or three as the country counts, with name and short name. */
  readonly states: readonly (readonly [digits: string, name: string, short: string])[];
  readonly cities: readonly CityRange[];
  /** Parts of one city, by the first three digits. */
  readonly districts?: readonly (readonly [digits: string, name: string])[];
}

const tables: Record<CountryCode, PostalTable> = { MX: mexico, US: unitedStates };

/** The places that a whole postal code may mean; none when the table does not know it: a city is never guessed. */
export function placesOf(country: CountryCode, code: string): readonly Place[] {
  if (!/^\d{5}$/.test(code)) return [];
  const { states, cities, districts = [] } = tables[country];
  const [, ...names] = cities.find(([digits]) => covers(digits, code)) ?? [];
  const [, state, stateShort] = states.find(([digits]) => covers(digits, code)) ?? [];
  if (!state || !stateShort) return [];
  const district = districts.find(([digits]) => covers(digits, code))?.[1];
  return names.map((city) => ({ city, state, stateShort, ...(district && { district }) }));
}

function covers(digits: string, code: string): boolean {
  const [first = '', last = first] = digits.split('-');
  const start = code.slice(0, first.length);
  return first <= start && start <= last;
}
