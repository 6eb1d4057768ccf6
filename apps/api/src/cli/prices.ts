import { type Currency, currencies } from '@obsidiana/contract';
import { Argument, Command } from 'commander';
import { eq, or } from 'drizzle-orm';
import { moneyText } from '../cart/price.ts';
import { prices, products, sizes } from '../catalog/tables.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/undoable.ts';
import { type Changing, money, onShop, said } from './shop.ts';
import { sizeOf } from './stock.ts';

export function pricesCommand(): Command {
  const command = new Command('prices').description(
    'Sets what products cost. Nothing is converted between currencies.',
  );
  command
    .command('set')
    .description('Sets the price of a product, or of one of its sizes, in one currency.')
    .argument('<product>', "the last part of its address, or the product's SKU")
    .addArgument(new Argument('<currency>', 'of the price').choices(currencies))
    .argument('<price>', 'the full price', money)
    .option('--offer <price>', 'what it costs for now; without it there is no offer', money)
    .option('--size <size>', 'of one size only')
    .option('--dry-run', 'say what would happen and keep nothing')
    .option('--json', 'print JSON')
    .action(async (product: string, currency: Currency, price: number, options: Options) => {
      const { offer = null, size, dryRun = false } = options;
      if (offer !== null && offer >= price) throw new Error('The offer must be below the price.');
      await onShop(
        options,
        ({ db }) =>
          inTransaction(db, dryRun, async (tx) => {
            const ids = size === undefined ? await sizeIdsOf(tx, product) : [(await sizeOf(tx, product, size)).id];
            for (const sizeId of ids)
              await tx
                .insert(prices)
                .values({ sizeId, currency, price, offer })
                .onConflictDoUpdate({ target: [prices.sizeId, prices.currency], set: { price, offer } });
            return { product, currency, price: price / 100, offer: offer && offer / 100, sizes: ids.length, dryRun };
          }),
        ({ sizes: changed }) => {
          const reduced = offer === null ? '' : `, for now ${moneyText(offer, currency)}`;
          return said(options, `${product}: ${moneyText(price, currency)}${reduced}, in ${changed} sizes.`);
        },
      );
    });
  return command;
}

interface Options extends Changing {
  readonly offer?: number;
  readonly size?: string;
}

async function sizeIdsOf(tx: Queryable, product: string): Promise<number[]> {
  const rows = await tx
    .select({ id: sizes.id })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(or(eq(products.uri, product), eq(products.sku, product)));
  if (rows.length === 0) throw new Error(`There is no product '${product}'.`);
  return rows.map(({ id }) => id);
}
