import { eq, sql } from 'drizzle-orm';
import { moneyText } from '../cart/price.ts';
import { type LedgerEntry, type ProviderName, providerNames } from '../checkout/provider.ts';
import { payments, refunds } from '../checkout/tables.ts';
import { orders } from '../orders/tables.ts';
import type { Books, Check } from './check.ts';

/** Compares every payment that took money at a provider with what the shop has for it, and the other way round. */
export const checkMoney: Check = async (books, graceSeconds) => {
  const before = new Date(Date.now() - graceSeconds * 1000);
  const problems: string[] = [];
  let examined = 0;
  for (const provider of providerNames) {
    const kept = await keptOf(books, provider);
    for await (const entry of books.providers[provider].ledger()) {
      examined += 1;
      const record = kept.get(entry.id);
      kept.delete(entry.id);
      if (entry.movedAt > before) continue;
      problems.push(...compare(entry, record).map((problem) => `${provider} ${entry.id}: ${problem}`));
    }
    for (const { ref, state, createdAt } of kept.values())
      if (state !== 'open' && state !== 'cancelled' && createdAt <= before)
        problems.push(`${provider} ${ref}: here it is ${state}, and ${provider} knows of no money taken`);
  }
  return { examined, problems };
};

interface Kept {
  readonly ref: string;
  readonly state: (typeof payments.$inferSelect)['state'];
  readonly createdAt: Date;
  readonly order: typeof orders.$inferSelect | null;
  /** Written down as given back, minor units. */
  readonly refunded: number;
  /** Still to be given back. */
  readonly owed: number;
}

/** What the shop has written down about each payment at a provider that came to something. */
async function keptOf({ db }: Books, provider: ProviderName): Promise<Map<string, Kept>> {
  const given = db
    .select({
      paymentId: refunds.paymentId,
      refunded: sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.state} = 'done'), 0)::integer`.as(
        'refunded',
      ),
      owed: sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.state} = 'asked'), 0)::integer`.as(
        'owed',
      ),
    })
    .from(refunds)
    .groupBy(refunds.paymentId)
    .as('given');
  const rows = await db
    .select({
      ref: payments.providerRef,
      state: payments.state,
      createdAt: payments.createdAt,
      order: orders,
      refunded: sql<number>`coalesce(${given.refunded}, 0)`,
      owed: sql<number>`coalesce(${given.owed}, 0)`,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.paymentId, payments.id))
    .leftJoin(given, eq(given.paymentId, payments.id))
    .where(eq(payments.provider, provider));
  return new Map(rows.map((row) => [row.ref, row]));
}

/** What does not hold about a payment that took money. */
function compare(entry: LedgerEntry, kept: Kept | undefined): string[] {
  const taken = `${money(entry.amount, entry.currency)} were taken`;
  if (!kept) return [`${taken}, and the shop never started such a payment`];
  const { order, state, refunded, owed } = kept;
  const problems: string[] = [];
  if (refunded !== entry.refunded)
    problems.push(
      `${money(entry.refunded, entry.currency)} were given back, here it says ${money(refunded, entry.currency)}`,
    );
  if (state === 'paid') {
    if (!order) return [...problems, `${taken}, and there is no order`];
    if (order.total !== entry.amount || order.currency !== entry.currency)
      problems.push(`${taken} for order ${order.id} of ${money(order.total, order.currency)}`);
    if ((order.status === 'refunded') !== entry.refunded >= entry.amount)
      problems.push(`order ${order.id} is ${order.status}, with ${money(entry.refunded, entry.currency)} given back`);
    return problems;
  }
  if (order) problems.push(`order ${order.id} stands for it, and it is ${state}`);
  if (state === 'open' || state === 'cancelled' || state === 'pending')
    problems.push(`${taken}, and there is neither an order nor a refund`);
  else if (entry.refunded + owed < entry.amount)
    problems.push(`${taken} without an order, and not all of it goes back`);
  return problems;
}

const money = (minor: number, currency: string): string =>
  currency === 'MXN' || currency === 'USD' ? moneyText(minor, currency) : `${minor / 100} ${currency}`;
