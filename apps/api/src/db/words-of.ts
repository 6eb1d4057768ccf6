import { DrizzleQueryError } from 'drizzle-orm';

/** An error in words for a person: of a failed query what the database says, without the statement and the values in it. */
export function wordsOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return wordsOf(error.cause);
  if (error instanceof AggregateError && error.message === '') return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
