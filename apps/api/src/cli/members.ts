import { type Level, levelOf } from '@obsidiana/contract';
import { Command } from 'commander';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../identity/tables.ts';
import { crystalsOf } from '../loyalty/card.ts';
import { crystalEntries } from '../loyalty/tables.ts';
import { listOrders, type OrderRow } from '../orders/operator.ts';
import { onShop, type Printing } from './shop.ts';

export function membersCommand(): Command {
  const members = new Command('members').description('Shows the members of the club.');
  members
    .command('show')
    .description('A member, the crystals with where they come from, and the orders.')
    .argument('<email>', 'the address that the member signs in with')
    .option('--json', 'print JSON')
    .action(async (email: string, options: Printing) => {
      await onShop(options, ({ db }) => memberSheet(db, email), inWords);
    });
  return members;
}

interface MemberSheet {
  readonly email: string;
  readonly name: string;
  readonly affiliation: string;
  readonly since: string;
  readonly level: Level;
  readonly crystals: number;
  readonly ledger: readonly {
    readonly date: string;
    readonly kind: string;
    readonly crystals: number;
    readonly order: number | null;
  }[];
  readonly orders: readonly OrderRow[];
}

async function memberSheet(db: Queryable, email: string): Promise<MemberSheet> {
  const [member] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  if (!member) throw new Error(`There is no member with the address ${email}.`);
  const crystals = await crystalsOf(db, member.id);
  const entries = await db
    .select()
    .from(crystalEntries)
    .where(eq(crystalEntries.userId, member.id))
    .orderBy(asc(crystalEntries.id));
  return {
    email: member.email,
    name: `${member.name} ${member.lastname}`.trim(),
    affiliation: member.affiliation,
    since: member.createdAt.toISOString(),
    level: levelOf(crystals),
    crystals,
    ledger: entries.map((entry) => ({
      ...{ date: entry.createdAt.toISOString(), kind: entry.kind, crystals: entry.crystals, order: entry.orderId },
    })),
    orders: await listOrders(db, { email: member.email, limit: 100 }),
  };
}

function inWords({ email, name, affiliation, since, level, crystals, ledger, orders }: MemberSheet): string {
  return [
    `${name}, ${email}, member ${affiliation} since ${since.slice(0, 10)}`,
    `  level ${level}, ${crystals} crystals`,
    ...ledger.map(
      (entry) =>
        `    ${entry.date.slice(0, 10)}  ${String(entry.crystals).padStart(5)}  ${entry.kind}${entry.order === null ? '' : `, order ${entry.order}`}`,
    ),
    ...orders.map(
      ({ id, date, status, total, currency }) => `  order ${id}  ${date.slice(0, 10)}  ${status}  ${total} ${currency}`,
    ),
  ].join('\n');
}
