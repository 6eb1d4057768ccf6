import { openShop } from './index.ts';

const shop = await openShop().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void shop.close().then(() => process.exit(0)));
}
console.log(`The shop answers on ${shop.url}`);
