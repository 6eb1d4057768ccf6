import { startProviders } from './index.ts';
import { optionsFrom } from './options.ts';

try {
  const starting = startProviders(optionsFrom(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void starting.then((room) => room.close()).finally(() => process.exit(0)));
  }
  await starting;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
