import { DatabaseError } from 'pg';

/** PostgreSQL's codes for a value that it cannot hold: a text with a NUL or broken Unicode, a number that is out of range. */
const codes = new Set(['22003', '22021', '22P02', '22P05']);

/** Whether a query failed because of a value in it, such as `a\u0000b`, which JSON and its schemas can say and the database cannot. */
export function isUnstorable(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause instanceof DatabaseError && codes.has(cause.code ?? '');
}
