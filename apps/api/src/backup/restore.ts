import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../db/database.ts';
import { type EndLine, endOfRows, readHead, readTableOrEnd } from './format.ts';
import { appliedMigrations, columnList, quoted, type StoredTable, storedTables } from './stored-tables.ts';

/** How far it is. Bytes of the file, packed. */
export type OnRestore = (progress: { readonly bytes: number; readonly ofBytes: number; readonly rows: number }) => void;

/**
 * Fills an empty, migrated database from a backup: whole, or not at all.
 * @throws an Error that says what to do when the database is not empty, the file is not a whole backup, or another version
 * of the shop made it
 */
export async function restore(db: Database, file: string, onProgress: OnRestore = () => {}): Promise<EndLine> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const tables = await storedTables(client);
    await requireEmpty(client, tables);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    const end = await fill(client, file, onProgress);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    await client.query('commit');
    return end;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function requireEmpty(client: PoolClient, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount)
      throw new Error(
        `The database is not empty (there is something in ${name}). Restore into a new one: another DATA_DIR or DATABASE_URL.`,
      );
  }
}

async function fill(client: PoolClient, file: string, onProgress: OnRestore): Promise<EndLine> {
  const unpacked = createGunzip();
  const ofBytes = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  const packed = createReadStream(file);
  // An error of the file ends the unpacking with it, and so the reading of the lines below. It is listened for in the same
  // moment: a file that is not there would else end the process.
  pipeline(packed, unpacked).catch(() => {});
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const next = async (): Promise<string | undefined> => {
    const { value, done } = await lines.next().catch((error: Error) => {
      throw new Error(`${file} is not a whole backup (${error.message}). Nothing was restored.`);
    });
    return done ? undefined : value;
  };

  const { migrations, sequences } = readHead(await next());
  await requireSameVersion(client, migrations);
  // New rows go on counting where the restored ones end.
  for (const { name, value, used } of sequences)
    await client.query('select setval($1, $2, $3)', [quoted(name), value, used]);
  const count = { tables: 0, rows: 0 };
  for (;;) {
    const line = readTableOrEnd(await next());
    if ('rows' in line) {
      if (line.tables !== count.tables || line.rows !== count.rows)
        throw new Error('The backup is damaged: it holds another number of rows than it says. Nothing was restored.');
      return line;
    }
    const rows = client.query(copyFrom(`copy ${quoted(line.table)} (${columnList(line.columns)}) from stdin`));
    await pipeline(Readable.from(rowsOf(next)), rows);
    count.tables += 1;
    count.rows += rows.rowCount;
    onProgress({ bytes: packed.bytesRead, ofBytes, rows: count.rows });
  }
}

async function* rowsOf(next: () => Promise<string | undefined>): AsyncGenerator<string> {
  for (let line = await next(); line !== endOfRows; line = await next()) {
    if (line === undefined) throw new Error('The backup is damaged or was cut short. Nothing was restored.');
    yield `${line}\n`;
  }
}

async function requireSameVersion(client: PoolClient, migrations: readonly string[]): Promise<void> {
  const here = await appliedMigrations(client);
  if (here.join() === migrations.join()) return;
  throw new Error(
    `The backup is of another version of the shop (${migrations.length} migrations, here ${here.length}). Restore it with that version, then start this one.`,
  );
}
