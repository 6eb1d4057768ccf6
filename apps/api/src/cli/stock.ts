import { Command } from 'commander';
import { and, eq, or, sql } from 'drizzle-orm';
import { products, sizes } from '../catalog/tables.ts';
import { reservations } from '../checkout/tables.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/undoable.ts';
import { type Changing, onShop, type Printing, said, table, wholeNumber } from './shop.ts';

export function stockCommand(): Command {
  const stock = new Command('stock').description('Shows and sets how many pieces of a size are in the house.');

  stock
    .command('show')
    .description('The sizes of a product, with what is promised to payments that are under way and what can be bought.')
    .argument('<product>', 'the last part of its address, or a SKU')
    .option('--json', 'print JSON')
    .action(async (product: string, options: Printing) => {
      await onShop(options, ({ db }) => sizesOf(db, product), inWords);
    });

  stock
    .command('set')
    .description('Sets the pieces of one size. Those that are promised to payments under way are among them.')
    .argument('<product>', "the last part of its address, or the product's SKU")
    .argument('<size>', 'the size, as it is shown')
    .argument('<pieces>', 'how many there are now', wholeNumber)
    .option('--dry-run', 'say what would happen and keep nothing')
    .option('--json', 'print JSON')
    .action(async (product: string, size: string, pieces: number, options: Changing) => {
      const { dryRun = false } = options;
      await onShop(
        options,
        ({ db }) =>
          inTransaction(db, dryRun, async (tx) => {
            const before = await sizeOf(tx, product, size);
            await tx.update(sizes).set({ stock: pieces }).where(eq(sizes.id, before.id));
            return { ...before, stock: pieces, before: before.stock, dryRun };
          }),
        ({ before, promised }) =>
          said(
            options,
            `${product} ${size}: ${before} → ${pieces}${promised > pieces ? `. ${promised} are promised to payments under way: whoever pays last gets the money back` : ''}.`,
          ),
      );
    });

  return stock;
}

interface SizeRow {
  readonly id: number;
  readonly product: string;
  readonly size: string;
  readonly sku: string | null;
  readonly stock: number;
  readonly promised: number;
}

async function sizesOf(db: Queryable, product: string): Promise<SizeRow[]> {
  const rows = await db
    .select({
      id: sizes.id,
      product: products.uri,
      size: sizes.letter,
      sku: sizes.sku,
      stock: sizes.stock,
      promised: sql<number>`coalesce((select sum(${reservations.quantity}) from ${reservations}
        where ${reservations.sizeId} = ${sizes.id} and ${reservations.expiresAt} > now()), 0)::integer`,
    })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(or(eq(products.uri, product), eq(products.sku, product), eq(sizes.sku, product)))
    .orderBy(sizes.position);
  if (rows.length === 0) throw new Error(`There is no product '${product}'.`);
  return rows;
}

/** One size, held until the transaction ends. @throws an Error that names the sizes there are */
export async function sizeOf(tx: Queryable, product: string, size: string): Promise<SizeRow> {
  const all = await sizesOf(tx, product);
  const found = all.find(({ size: letter }) => letter.toLowerCase() === size.toLowerCase());
  if (!found)
    throw new Error(`'${product}' has no size '${size}': it comes in ${all.map((row) => row.size).join(', ')}.`);
  const [held] = await tx
    .select({ stock: sizes.stock })
    .from(sizes)
    .where(and(eq(sizes.id, found.id)))
    .for('update');
  return { ...found, stock: held?.stock ?? found.stock };
}

const inWords = (rows: readonly SizeRow[]): string =>
  table(
    ['product', 'size', 'sku', 'stock', 'promised', 'for sale'],
    rows.map(({ product, size, sku, stock, promised }) => [
      ...[product, size, sku ?? '', String(stock), String(promised), String(Math.max(0, stock - promised))],
    ]),
  );
