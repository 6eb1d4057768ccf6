import { postalLookupFrom } from '@obsidiana/contract/rules';
import { citiesOfPostalCode } from '@obsidiana/data';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../page/hooks.ts';

/** How long typing rests before the code is looked up, in milliseconds. */
const rest = 300;

export interface PostalLookup {
  readonly state: 'idle' | 'looking' | 'none' | 'failed' | 'found';
  /** One to fill in, or several to choose from. */
  readonly cities: readonly string[];
}

const idle: PostalLookup = { state: 'idle', cities: [] };

/**
 * Looks up the cities of a postal code once it is long enough and typing rests. What is under way for another code is
 * given up, and its answer never shown.
 * @param code digits as typed; null looks nothing up
 * @param country its name in the page's language
 */
export function usePostalLookup(country: string, code: string | null): PostalLookup {
  const wanted = code !== null && code.length >= postalLookupFrom && country !== '' ? code : null;
  const rested = useRested(wanted);
  const ready = wanted !== null && rested === wanted;
  const { data: cities, isError } = useQuery({
    ...citiesOfPostalCode(useApi(), country, wanted ?? ''),
    enabled: ready,
  });
  if (wanted === null) return idle;
  if (isError && ready) return { state: 'failed', cities: [] };
  if (!cities) return { state: 'looking', cities: [] };
  return { state: cities.length === 0 ? 'none' : 'found', cities };
}

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
