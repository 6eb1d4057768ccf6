import { Geocoding, type Language } from '@obsidiana/contract';
import { countryCodes, placesOf, postalCodeResult } from '@obsidiana/postcodes';
import Value from 'typebox/value';
import type { Config } from '../config.ts';

/** A postal code in a country: the country by its ISO 3166-1 code, and as people call it. */
export interface PostalQuestion {
  readonly iso2: string;
  readonly country: string;
  readonly code: string;
  readonly lang: Language;
}

/** Finds where a postal code lies. Failures are statuses, as in Google's protocol: it never throws. */
export type Geocoder = (question: PostalQuestion) => Promise<Geocoding>;

const patience = 5_000;

export const geocoderOf = ({ geocoder }: Config): Geocoder =>
  geocoder ? (question) => askGoogle(geocoder, question) : builtIn;

/** The places that the house knows by itself; what it does not know has no results. */
const builtIn: Geocoder = async ({ iso2, code, lang }) => {
  const country = countryCodes.find((known) => known === iso2);
  const result = country && postalCodeResult(country, code, placesOf(country, code), lang);
  return result ? { status: 'OK', results: [result] } : { status: 'ZERO_RESULTS', results: [] };
};

async function askGoogle(
  { base, key }: NonNullable<Config['geocoder']>,
  { iso2, country, code, lang }: PostalQuestion,
): Promise<Geocoding> {
  const query = new URLSearchParams({
    address: `${country} ${code}`,
    components: `country:${iso2}|postal_code:${code}`,
    language: lang,
    key,
  });
  try {
    const response = await fetch(`${base}/maps/api/geocode/json?${query}`, { signal: AbortSignal.timeout(patience) });
    const answer: unknown = await response.json();
    if (!Value.Check(Geocoding, answer)) throw new Error(`it answered ${response.status} with something else`);
    const { status, results, error_message } = answer;
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Refused(status, error_message);
    return { status, results };
  } catch (error) {
    // What is wrong with the key or the quota concerns the operator, not the shopper.
    console.error(`The geocoder gave no answer: ${error instanceof Error ? error.message : error}`);
    return { status: error instanceof Refused ? error.status : 'UNKNOWN_ERROR', results: [] };
  }
}

class Refused extends Error {
  readonly status: string;
  constructor(status: string, message = '') {
    super(`${status} ${message}`.trim());
    this.status = status;
  }
}
