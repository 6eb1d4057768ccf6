import { join } from 'node:path';
import { AnswerCache } from './cache/answer-cache.ts';
import { CatalogueVersion } from './cache/catalogue-version.ts';
import { type CardGateway, stripeGateway } from './checkout/card-gateway.ts';
import { paypalGateway, type WalletGateway } from './checkout/paypal-gateway.ts';
import type { PaymentProvider, ProviderName } from './checkout/provider.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { Limits } from './http/limits.ts';
import { Studio } from './media/studio.ts';
import { Traffic } from './media/traffic.ts';
import { Metrics } from './operations/metrics.ts';

/** What every domain needs: the configuration, the database, the card provider, the count of attempts, the pictures, the figures of its work. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly cards: CardGateway;
  readonly wallet: WalletGateway;
  /** Everybody who takes money, the two above among them. */
  readonly providers: Readonly<Record<ProviderName, PaymentProvider>>;
  readonly limits: Limits;
  readonly studio: Studio;
  readonly traffic: Traffic;
  readonly metrics: Metrics;
  /** Stands still until it listens, and then nothing is kept of what depends on it. */
  readonly catalogueVersion: CatalogueVersion;
  readonly answers: AnswerCache;
}

export function createContext(config: Config, db: Database): Context {
  const catalogueVersion = new CatalogueVersion();
  const cards = stripeGateway(config.stripe);
  const wallet = paypalGateway(config.paypal, config.publicUrl);
  return {
    config,
    db,
    cards,
    wallet,
    providers: { stripe: cards, paypal: wallet },
    limits: new Limits(db, config.limitFactor),
    studio: new Studio(db, join(config.dataDir, 'media')),
    traffic: new Traffic(),
    metrics: new Metrics(db),
    catalogueVersion,
    answers: new AnswerCache(catalogueVersion),
  };
}
