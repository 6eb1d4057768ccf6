import type { Config } from '../config.ts';
import { seed } from '../seed/seed.ts';
import { connect, type Database } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  readonly db: Database;
  readonly url: string;
  close(): Promise<void>;
}

type Opening = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'> & {
  /** What an empty one is filled with; null leaves it empty. */
  readonly seed: Config['seed'] | null;
};

/** The shop's database, ready: the one of DATABASE_URL or the embedded one, migrated, and filled when it is empty. */
export async function openDatabase(config: Opening): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config) : null;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const db = connect(url, config.databaseConnections);
  const close = async () => {
    await db.$client.end();
    await embedded?.stop();
  };
  try {
    await migrate(db);
    if (config.seed !== null) await seed(db, config.seed);
    return { db, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
