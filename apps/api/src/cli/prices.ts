import { type Currency, currencies } from '@obsidiana/contract';
import { Argument, Command } from 'commander';
import { eq, inArray, or } from 'drizzle-orm';
import { decimalText, moneyText } from '../cart/price.ts';
import { prices, products, sizes } from '../catalog/tables.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/undoable.ts';
import { type Changing, money, onShop, type Printing, said, table } from './shop.ts';
import { sizeOf } from './stock.ts';

export function pricesCommand(): Command {
  const command = new Command('prices').description(
    'Shows and sets what products cost. Nothing is converted between currencies.',
  );
  command
    .command('show')
    .description('What each size of a product costs, in every currency that it is sold in.')
    .argument('<product>', "the last part of its address, or the product's SKU")
    .option('--json', 'print JSON')
    .action(async (product: string, options: Printing) => {
      await onShop(options, ({ db }) => pricesOf(db, product), inWords);
    });
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

interface PriceRow {
  readonly size: string;
  readonly currency: Currency;
  readonly price: number;
  readonly offer: number | null;
}

async function pricesOf(db: Queryable, product: string): Promise<PriceRow[]> {
  const ids = await sizeIdsOf(db, product);
  const rows = await db
    .select({ size: sizes.letter, currency: prices.currency, price: prices.price, offer: prices.offer })
    .from(prices)
    .innerJoin(sizes, eq(sizes.id, prices.sizeId))
    .where(inArray(sizes.id, ids))
    .orderBy(sizes.position, prices.currency);
  return rows.map((row) => ({ ...row, price: row.price / 100, offer: row.offer && row.offer / 100 }));
}

function inWords(rows: readonly PriceRow[]): string {
  if (rows.length === 0) return 'It has no price, so it is not sold.';
  return table(
    ['size', 'price', 'for now'],
    rows.map(({ size, currency, price, offer }) => [
      ...[size, decimalText(price, currency), offer === null ? '' : decimalText(offer, currency)],
    ]),
  );
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
