import { minimumAge } from '@obsidiana/contract/rules';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });

/** Today's date in Mexico City, `YYYY-MM-DD`. */
export const today = (now = new Date()): string => calendar.format(now);

/** `birth` is `YYYY-MM-DD`. Compared as dates of the calendar; who was born on 29 February comes of age on 1 March. */
export function isOfAge(birth: string, now = new Date()): boolean {
  const year = Number(birth.slice(0, 4)) + minimumAge;
  // As text, 02-29 of a year without it lies between 02-28 and 03-01.
  return `${year}${birth.slice(4)}` <= today(now);
}

export function isPossibleBirth(birth: string, now = new Date()): boolean {
  return birth >= '1900-01-01' && birth <= today(now);
}
