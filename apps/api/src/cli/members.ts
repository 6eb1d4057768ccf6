import { defaultLanguage, type Language, type Level, languages, levelOf } from '@obsidiana/contract';
import { Command, Option } from 'commander';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/undoable.ts';
import { Refusal } from '../http/refusal.ts';
import { normalEmail } from '../identity/person.ts';
import { users } from '../identity/tables.ts';
import { crystalsOf } from '../loyalty/card.ts';
import { crystalEntries } from '../loyalty/tables.ts';
import { listOrders, type OrderRow } from '../orders/operator.ts';
import { exportOf } from '../privacy/export.ts';
import { forgetMember } from '../privacy/forget.ts';
import { confirm, type Final } from './confirm.ts';
import { onShop, type Printing, said, table, wholeNumber } from './shop.ts';

export function membersCommand(): Command {
  const members = new Command('members').description('Shows the members of the club, and forgets who asks for it.');

  members
    .command('list')
    .description('The newest members, with their crystals and orders.')
    .option('--search <text>', 'only those with this in their name or address')
    .option('--limit <number>', 'how many', wholeNumber, 50)
    .option('--json', 'print JSON')
    .action(async (options: Printing & { search?: string; limit: number }) => {
      await onShop(options, ({ db }) => listMembers(db, options), listInWords);
    });

  members
    .command('show')
    .description('A member, the crystals with where they come from, and the orders.')
    .argument('<email>', 'the address that the member signs in with')
    .option('--json', 'print JSON')
    .action(async (email: string, options: Printing) => {
      await onShop(options, ({ db }) => memberSheet(db, email), inWords);
    });

  members
    .command('export')
    .description('Prints everything that is kept about a member as JSON: what the member can download too.')
    .argument('<email>', 'the address that the member signs in with')
    .addOption(new Option('--lang <language>', 'of the words in it').choices(languages).default(defaultLanguage))
    .option('--json', 'print JSON, as it does anyway')
    .action(async (email: string, { lang }: { readonly lang: Language }) => {
      const work = async ({ db }: Context) => exportOf(db, (await memberOf(db, email)).id, lang);
      await onShop({ json: true }, work, JSON.stringify);
    });

  members
    .command('delete')
    .description(
      'Forgets a member who asked for it: orders and payments stay for the books, without the person. Not while an order is on its way.',
    )
    .argument('<email>', 'the address that the member signs in with')
    .option('--yes', 'do not ask')
    .option('--dry-run', 'say what would happen and keep nothing')
    .option('--json', 'print JSON')
    .action(async (email: string, options: Final) => {
      const { dryRun = false } = options;
      await confirm(`Everything about ${email} is deleted.`, options);
      await onShop(
        options,
        ({ db }) => inTransaction(db, dryRun, async (tx) => forgotten(tx, email, dryRun)),
        ({ member }) => said(options, `member ${member} is forgotten.`),
      );
    });

  return members;
}

async function memberOf(db: Queryable, email: string): Promise<typeof users.$inferSelect> {
  const [member] = await db
    .select()
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  if (!member) throw new Error(`There is no member with the address ${email}.`);
  return member;
}

async function forgotten(tx: Queryable, email: string, dryRun: boolean) {
  const { id, affiliation, ...member } = await memberOf(tx, email);
  await forgetMember(tx, { id, email: member.email }).catch((error: unknown) => {
    if (error instanceof Refusal)
      throw new Error(`Order ${error.values['order']} of ${email} is on its way: deliver, cancel or refund it first.`);
    throw error;
  });
  return { member: affiliation, dryRun };
}

interface MemberRow {
  readonly email: string;
  readonly name: string;
  readonly affiliation: string;
  readonly since: string;
  readonly crystals: number;
  readonly level: Level;
  readonly orders: number;
}

async function listMembers(
  db: Queryable,
  { search = '', limit }: { readonly search?: string; readonly limit: number },
): Promise<MemberRow[]> {
  const rows = await db
    .select({
      email: users.email,
      name: sql<string>`trim(${users.name} || ' ' || ${users.lastname})`,
      affiliation: users.affiliation,
      createdAt: users.createdAt,
      // Columns of one table stand in a statement without its name, which a subquery would take for its own.
      crystals: sql<number>`coalesce((select sum(entry.crystals) from crystal_entries entry where entry.user_id = users.id), 0)::int`,
      orders: sql<number>`(select count(*) from orders placed where placed.user_id = users.id)::int`,
    })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        search === ''
          ? undefined
          : sql`position(search_fold(${search}) in search_fold(${users.name} || ' ' || ${users.lastname} || ' ' || ${users.email})) > 0`,
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    since: createdAt.toISOString(),
    level: levelOf(row.crystals),
  }));
}

function listInWords(rows: readonly MemberRow[]): string {
  if (rows.length === 0) return 'There are no such members.';
  return table(
    ['member', 'since', 'level', 'crystals', 'orders', 'address', 'name'],
    rows.map(({ affiliation, since, level, crystals, orders, email, name }) => [
      ...[affiliation, since.slice(0, 10), String(level), String(crystals), String(orders), email, name],
    ]),
  );
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
  const member = await memberOf(db, email);
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
