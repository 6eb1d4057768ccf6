import { ApiError } from '@obsidiana/data';

/** What to tell about a failed call: the server's own words where a person can mend it, else the given text. */
export function wordsFor(error: unknown, otherwise: string): string {
  const mendable = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (mendable && error.message) || otherwise;
}
