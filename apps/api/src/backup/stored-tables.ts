import type { PoolClient } from 'pg';
import type { Head } from './format.ts';

/** A table of the shop, with the columns that are stored (not generated) and the tables that its rows point at. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly pointsAt: readonly string[];
}

/** Every table, each after those that its rows point at, so that they can be filled in this order. */
export async function storedTables(client: PoolClient): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "pointsAt"
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`);
  return inOrder(rows);
}

function inOrder(tables: readonly StoredTable[]): readonly StoredTable[] {
  const ordered: StoredTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(({ pointsAt }) => !pointsAt.some((name) => waiting.has(name)));
    if (free.length === 0) throw new Error(`These tables point at each other in a circle: ${[...waiting].join(', ')}.`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** The migrations that a database has been through, as fingerprints. */
export async function appliedMigrations(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}

/** Where counting stands. Asked after a snapshot was taken, it is never behind the rows of the snapshot. */
export async function sequenceValues(client: PoolClient): Promise<Head['sequences']> {
  const { rows } = await client.query<Head['sequences'][number]>(`
    select sequencename::text as name, coalesce(last_value, start_value)::float8 as value, last_value is not null as used
    from pg_sequences where schemaname = 'public'`);
  return rows;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const columnList = (columns: readonly string[]): string => columns.map(quoted).join(', ');
