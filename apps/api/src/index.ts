import type { FastifyInstance } from 'fastify';
import { buildApi } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type Context, createContext } from './context.ts';
import { openDatabase } from './db/open.ts';
import { workInBackground } from './media/background.ts';
import { giveBackStartMemory } from './memory.ts';
import { serveMetrics } from './operations/metrics-server.ts';
import { requireRealProviders } from './production.ts';
import { startWorkers } from './workers.ts';

export { BoundedCache } from './cache/bounded-cache.ts';
export { EncodedBody, encodingFor } from './cache/encoded.ts';
export { closeServer } from './http/closing.ts';
export { refuseUnreadable } from './http/unreadable.ts';
export { resetData } from './reset.ts';
export { type Config, readConfig };

export interface ShopApi {
  /** To be injected into, given requests by `routing`, or listened with. */
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Ends the workers and the connections, and stops the embedded database. */
  close(): Promise<void>;
}

/**
 * The API with everything that it runs on: the database (embedded or DATABASE_URL), migrated and filled when empty, and
 * the workers behind it.
 * @throws an Error that says what to do when the database cannot be reached, or test providers meet production
 */
export async function openShopApi(config: Config = readConfig()): Promise<ShopApi> {
  requireRealProviders(config);
  const database = await openDatabase(config);
  const context = createContext(config, database.db);
  const app = await buildApi(context);
  await app.ready();
  if (config.answerCache === 'on') await context.catalogueVersion.listen(database.url);
  const stopWorkers = await startWorkers(context);
  const stopPictures = workInBackground(context);
  const stopMetrics = config.metricsPort === null ? null : await serveMetrics(context.metrics, config.metricsPort);
  giveBackStartMemory();
  return {
    app,
    context,
    async close() {
      const pictures = stopPictures();
      await app.close();
      await Promise.all([pictures, stopWorkers(), stopMetrics?.(), context.catalogueVersion.stop()]);
      await database.close();
    },
  };
}
