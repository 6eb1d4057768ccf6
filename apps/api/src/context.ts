import { type CardGateway, stripeGateway } from './checkout/card-gateway.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { Limits } from './http/limits.ts';

/** What every domain needs: the configuration, the database, the card provider and the count of attempts. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly cards: CardGateway;
  readonly limits: Limits;
}

export function createContext(config: Config, db: Database): Context {
  return { config, db, cards: stripeGateway(config.stripe), limits: new Limits(config.limitFactor) };
}
