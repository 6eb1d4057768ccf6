import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { foundation } from './foundation.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number, the same in every process of the shop. */
const lock = 7_201_954;

/**
 * Brings the tables up to date. Any number of processes may do it at once: one works, the others wait for it.
 * @throws an Error when the server is older than PostgreSQL 15 or the user may not make tables
 */
export async function migrate(db: Database): Promise<void> {
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < 15) throw new Error(`PostgreSQL 15 or newer is needed; DATABASE_URL leads to version ${version}.`);
    await client.query('select pg_advisory_lock($1)', [lock]);
    try {
      await client.query(foundation);
      await applyMigrations(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    client.release();
  }
}
