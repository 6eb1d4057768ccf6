import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Database = NodePgDatabase & { $client: Pool };
/** What a query needs: the database, or a transaction on it. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** Where a database is, for connections outside its pool. */
export const addressOf = ({ $client }: Database): string => $client.options.connectionString ?? '';

/** A pool of connections to a PostgreSQL of version 15 or newer. */
export function connect(url: string, connections = 10): Database {
  const pool = new Pool({ connectionString: url, max: connections });
  // A broken connection is replaced by the pool, and fails the query that was on it. Without listeners, for those that
  // rest and for those in a transaction, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzle({ client: pool, casing: 'snake_case' });
}
