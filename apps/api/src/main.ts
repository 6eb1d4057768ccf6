import { closeServer, openShopApi, readConfig } from './index.ts';

// The API alone, on PORT. The whole shop is apps/shop.

try {
  const config = readConfig();
  const api = await openShopApi(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () =>
        void closeServer(api.app.server)
          .then(api.close)
          .then(() => process.exit(0)),
    );
  }
  await api.app.listen({ port: config.port, host: '::' }).catch(async (error: NodeJS.ErrnoException) => {
    await api.close();
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${config.port} is taken. Free it, or choose another: PORT=${config.port + 1}`)
      : error;
  });
  console.log(`The API answers on http://localhost:${config.port}/api (read it at /api/docs)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
