import Type from 'typebox';
import { Value } from 'typebox/value';

/*
 * A backup is a gzipped text: a head, then for each table its name and columns as JSON, its rows as PostgreSQL's COPY writes
 * them, and a line `\.`, which no row can be; then an end, whose absence shows that the file was cut short.
 */

export const endOfRows = '\\.';

const Head = Type.Object({
  backup: Type.Literal('obsidiana'),
  at: Type.String(),
  migrations: Type.Array(Type.String()),
  /** Last number of each, or the first one while none was used. */
  sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.Integer(), used: Type.Boolean() })),
});
export type Head = Type.Static<typeof Head>;

const TableLine = Type.Object({ table: Type.String(), columns: Type.Array(Type.String()) });
export type TableLine = Type.Static<typeof TableLine>;

const EndLine = Type.Object({ tables: Type.Integer(), rows: Type.Integer() });
export type EndLine = Type.Static<typeof EndLine>;

/** @throws an Error when the line is not the head of a backup */
export function readHead(line: string | undefined): Head {
  const head = parsed(line);
  if (!Value.Check(Head, head)) throw new Error('This file is not a backup of the shop.');
  return head;
}

/** @throws an Error when the line is neither */
export function readTableOrEnd(line: string | undefined): TableLine | EndLine {
  const found = parsed(line);
  if (Value.Check(TableLine, found) || Value.Check(EndLine, found)) return found;
  throw new Error('The backup is damaged or was cut short. Nothing was restored.');
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
