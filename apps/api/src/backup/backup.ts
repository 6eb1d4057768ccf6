import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../db/database.ts';
import { type EndLine, endOfRows, type Head, type TableLine } from './format.ts';
import { appliedMigrations, columnList, quoted, sequenceValues, storedTables } from './stored-tables.ts';

/** How far it is. */
export type OnBackup = (progress: {
  readonly tables: number;
  readonly ofTables: number;
  readonly rows: number;
}) => void;

/**
 * Writes everything that the database holds, as of one moment, into a file that `restore` reads, while the shop runs.
 * The file appears when it is whole. Pictures are not in it: those of imports are fetched again, files are copied as files.
 */
export async function backup(db: Database, file: string, onProgress: OnBackup = () => {}): Promise<EndLine> {
  const client = await db.$client.connect();
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const count = { tables: 0, rows: 0 };
    await pipeline(
      Readable.from(content(client, count, onProgress)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await rename(unfinished, file);
    return count;
  } finally {
    await rm(unfinished, { force: true });
    await client.query('rollback').finally(() => client.release());
  }
}

async function* content(
  client: PoolClient,
  count: { tables: number; rows: number },
  onProgress: OnBackup,
): AsyncGenerator<string | Buffer> {
  const head: Head = {
    backup: 'obsidiana',
    at: new Date().toISOString(),
    migrations: [...(await appliedMigrations(client))],
    sequences: [...(await sequenceValues(client))],
  };
  yield `${JSON.stringify(head)}\n`;
  const all = await storedTables(client);
  for (const { name, columns } of all) {
    yield `${JSON.stringify({ table: name, columns: [...columns] } satisfies TableLine)}\n`;
    const rows = client.query(copyTo(`copy ${quoted(name)} (${columnList(columns)}) to stdout`));
    for await (const chunk of rows) yield chunk;
    yield `${endOfRows}\n`;
    count.tables += 1;
    count.rows += rows.rowCount;
    onProgress({ ...count, ofTables: all.length });
  }
  yield `${JSON.stringify(count satisfies EndLine)}\n`;
}
