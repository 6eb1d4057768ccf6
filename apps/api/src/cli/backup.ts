import { resolve } from 'node:path';
import { Command } from 'commander';
import { backup } from '../backup/backup.ts';
import type { EndLine } from '../backup/format.ts';
import { restore } from '../backup/restore.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { progressBar } from './progress.ts';
import type { Printing } from './shop.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description(
      'Writes everything that the database holds, as of one moment, into a file. The shop may go on running.',
    )
    .argument('<file>', 'such as shop-2026-11-21.backup.gz')
    .option('--json', 'print the summary as JSON')
    .action(async (file: string, { json = false }: Printing) => {
      const { db, close } = await openDatabase(readConfig());
      const progress = progressBar(json);
      try {
        const summary = await backup(db, resolve(file), ({ tables, ofTables, rows }) =>
          progress.show(tables / ofTables, `${tables} of ${ofTables} tables, ${rows} rows`),
        ).finally(() => progress.end());
        tell(summary, json, `are in ${resolve(file)}.`);
      } finally {
        await close();
      }
    });
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('Fills a new, empty database (DATA_DIR or DATABASE_URL) from a backup: whole, or not at all.')
    .argument('<file>', 'that backup has written')
    .option('--json', 'print the summary as JSON')
    .action(async (file: string, { json = false }: Printing) => {
      const { db, close } = await openDatabase({ ...readConfig(), seed: null });
      const progress = progressBar(json);
      try {
        const summary = await restore(db, resolve(file), ({ bytes, ofBytes, rows }) =>
          progress.show(bytes / ofBytes, `${rows} rows`),
        ).finally(() => progress.end());
        tell(summary, json, "were restored. 'check' proves that money, orders and stock agree.");
      } finally {
        await close();
      }
    });
}

function tell(summary: EndLine, json: boolean, done: string): void {
  console.log(json ? JSON.stringify(summary, null, 2) : `${summary.rows} rows of ${summary.tables} tables ${done}`);
}
