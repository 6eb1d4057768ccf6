import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/** What every domain needs: the configuration and the database. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
}
