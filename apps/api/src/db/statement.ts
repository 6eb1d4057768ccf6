import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Database } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * A query that is written and planned once and then asked by its name: for what every request asks.
 * Its changing parts are `sql.placeholder('…')`.
 */
export function statement<Row extends QueryResultRow>(
  name: string,
  query: SQL,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return async (db, values) => {
    const { rows } = await db.$client.query<Row>({ name, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}
