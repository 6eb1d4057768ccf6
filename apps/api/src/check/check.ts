import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { checkCrystals } from './crystals.ts';
import { checkMoney } from './money.ts';
import { checkOrders } from './orders.ts';
import { checkOutbox } from './outbox.ts';
import { checkStock } from './stock.ts';

/** What one check looked at, and what does not hold. */
export interface Finding {
  /** How many things were looked at. */
  readonly examined: number;
  /** In plain words, each with the number or id that it is about. */
  readonly problems: readonly string[];
}

/** What is compared: the shop's own books, and those of the payment providers. */
export interface Books extends Pick<Context, 'providers'> {
  readonly db: Queryable;
}

export type Check = (books: Books, graceSeconds: number) => Promise<Finding>;

export interface Report {
  readonly holds: boolean;
  readonly checks: readonly (Finding & { readonly name: string; readonly says: string })[];
}

const checks: readonly { readonly name: string; readonly says: string; readonly check: Check }[] = [
  {
    name: 'money',
    says: 'Money taken is exactly one order or one refund, at the providers and here',
    check: checkMoney,
  },
  { name: 'orders', says: 'Orders add up, and went only where an order may go', check: checkOrders },
  {
    name: 'stock',
    says: 'Stock is what was put in without what was sold, and never promised twice',
    check: checkStock,
  },
  { name: 'crystals', says: 'Crystals are what paid orders earned without what was taken back', check: checkCrystals },
  { name: 'outbox', says: 'Whatever has to leave the house has left it, or is being tried', check: checkOutbox },
];

/**
 * Reads the database and the books of the payment providers, and proves that they agree. It changes nothing.
 * @param graceSeconds what began later than that may still be under way, and is not judged
 * @param onProgress told which check begins, and its place among them, from 0
 * @throws when a provider or the database does not answer: then nothing is proved
 */
export async function checkShop(
  books: Books,
  graceSeconds: number,
  onProgress: (name: string, place: number, of: number) => void = () => {},
): Promise<Report> {
  const found = [];
  for (const [place, { name, says, check }] of checks.entries()) {
    onProgress(name, place, checks.length);
    found.push({ name, says, ...(await check(books, graceSeconds)) });
  }
  return { holds: found.every(({ problems }) => problems.length === 0), checks: found };
}
