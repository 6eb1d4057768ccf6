import { closeServer, openShopApi, readConfig } from '@obsidiana/api';
import { createStorefront } from '@obsidiana/storefront';
import { contentSources } from './content-sources.ts';
import { inProcess } from './in-process.ts';
import { createShopServer } from './server.ts';

export { readConfig };

export interface Shop {
  /** Address that it answers on. */
  readonly url: string;
  /** Lets running requests finish, stops the workers and the embedded database. */
  close(): Promise<void>;
}

/**
 * The whole house on one port: the API under /api, pictures under /media, the storefront on everything else.
 * @throws an Error that says what to do when the port is taken or the storefront has not been built.
 */
export async function openShop(config = readConfig()): Promise<Shop> {
  const api = await openShopApi(config);
  const storefront = await createStorefront({
    fetchApi: inProcess(api.app),
    publicUrl: config.publicUrl,
    sources: contentSources(config),
  });
  const server = createShopServer(api, storefront);
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      failed(
        taken ? new Error(`Port ${config.port} is taken. Free it, or choose another with PORT=… npm start.`) : error,
      );
    });
    server.listen(config.port, listening);
  });
  return {
    url: config.publicUrl,
    async close() {
      await closeServer(server);
      await api.close();
    },
  };
}
