import { startProviders } from './index.ts';
import { optionsFrom } from './options.ts';

try {
  const room = await startProviders(optionsFrom(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void room.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
