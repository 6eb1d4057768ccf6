import type { Geocoding, Language } from '@obsidiana/contract';
import { countries } from '../content/tables.ts';
import type { Context } from '../context.ts';
import { type Geocoder, geocoderOf, type PostalQuestion } from './geocoder.ts';

const day = 86_400_000;
const mostKept = 5_000;

/** Answers where a country's postal code lies, as Google's geocoder would. */
export type PostalCodes = (address: string, lang: Language, ip: string) => Promise<Geocoding>;

/**
 * Only a country's name with a postal code is asked on: the key behind it pays for every question. Answers are kept for a
 * day; what failed is asked again.
 */
export function postalCodes(context: Context, geocoder: Geocoder = geocoderOf(context.config)): PostalCodes {
  const kept = new Map<string, { readonly answer: Promise<Geocoding>; readonly until: number }>();

  function remember(key: string, answer: Promise<Geocoding>): void {
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, { answer, until: Date.now() + day });
    answer.then(
      ({ status }) => {
        if (status !== 'OK' && status !== 'ZERO_RESULTS') kept.delete(key);
      },
      () => kept.delete(key),
    );
  }

  return async (address, lang, ip) => {
    const question = await questionIn(context, address, lang);
    if (!question)
      return {
        status: 'INVALID_REQUEST',
        results: [],
        error_message: "The address is a country's name followed by a postal code of 4 to 10 digits.",
      };
    const key = `${question.iso2} ${question.code} ${lang}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    // Kept before it is there, so that the same question at the same time is asked once.
    const answer = context.limits.count('geocode_per_address', ip).then(() => geocoder(question));
    remember(key, answer);
    return answer;
  };
}

async function questionIn({ db }: Context, address: string, lang: Language): Promise<PostalQuestion | null> {
  const [, typed = '', code = ''] = /^(.+?)[\s,]+(\d{4,10})$/.exec(address.trim()) ?? [];
  const wanted = plain(typed);
  if (wanted === '') return null;
  const known = await db.select({ iso2: countries.iso2, name: countries.name }).from(countries);
  const country = known.find(({ name }) => plain(name.es) === wanted || plain(name.en) === wanted);
  return country ? { iso2: country.iso2, country: country.name[lang], code, lang } : null;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();
