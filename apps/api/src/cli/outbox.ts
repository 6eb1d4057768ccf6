import { Command, Option } from 'commander';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/undoable.ts';
import { outbox } from '../outbox/tables.ts';
import { type Changing, onShop, type Printing, said, table, wholeNumber, wholeNumbers } from './shop.ts';

const states = ['waiting', 'given-up', 'done'] as const;
type State = (typeof states)[number];

export function outboxCommand(): Command {
  const command = new Command('outbox').description('What leaves the shop after the fact: mails, refunds, events.');

  command
    .command('list')
    .description('The newest jobs: what waits, what was given up, what is done.')
    .addOption(new Option('--state <state>', 'only those in this state').choices(states))
    .option('--limit <number>', 'how many', wholeNumber, 50)
    .option('--json', 'print JSON')
    .action(async (options: Printing & { state?: State; limit: number }) => {
      await onShop(options, ({ db }) => list(db, options), inWords);
    });

  command
    .command('show')
    .description('Everything about one job, with the whole of its last error.')
    .argument('<id>', 'the job', wholeNumber)
    .option('--json', 'print JSON')
    .action(async (id: number, options: Printing) => {
      await onShop(options, ({ db }) => job(db, id), sheetInWords);
    });

  command
    .command('retry')
    .description('Has jobs tried again now; one that was given up gets all its attempts anew.')
    .argument('[ids...]', 'the jobs; without any, all that were given up', wholeNumbers)
    .option('--dry-run', 'say what would happen and keep nothing')
    .option('--json', 'print JSON')
    .action(async (ids: readonly number[] = [], options: Changing = {}) => {
      const { dryRun = false } = options;
      await onShop(
        options,
        ({ db }) => inTransaction(db, dryRun, async (tx) => ({ jobs: await retry(tx, ids), dryRun })),
        ({ jobs }) => said(options, jobs.length === 0 ? 'no job to try again.' : `tried again: ${jobs.join(', ')}.`),
      );
    });

  return command;
}

interface JobRow {
  readonly id: number;
  readonly kind: string;
  readonly state: State;
  readonly about: unknown;
  readonly attempts: number;
  readonly since: string;
  readonly nextAt: string | null;
  readonly lastError: string | null;
}

async function list(db: Queryable, { state, limit }: { state?: State; limit: number }): Promise<JobRow[]> {
  const conditions = {
    waiting: and(isNull(outbox.doneAt), isNull(outbox.deadAt)),
    'given-up': isNotNull(outbox.deadAt),
    done: isNotNull(outbox.doneAt),
  };
  const rows = await db
    .select()
    .from(outbox)
    .where(state && conditions[state])
    .orderBy(desc(outbox.id))
    .limit(limit);
  return rows.map(rowOf);
}

async function job(db: Queryable, id: number): Promise<JobRow> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw new Error(`There is no job ${id}.`);
  return rowOf(row);
}

function rowOf(row: typeof outbox.$inferSelect): JobRow {
  const { id, kind, payload, attempts, createdAt, nextAt, doneAt, deadAt, lastError } = row;
  const state = doneAt ? 'done' : deadAt ? 'given-up' : 'waiting';
  return {
    ...{ id, kind, state, about: payload, attempts, lastError },
    since: createdAt.toISOString(),
    nextAt: state === 'waiting' ? nextAt.toISOString() : null,
  };
}

/** @throws an Error that names the jobs that are done or not there; then none is tried again */
async function retry(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  const which = ids.length === 0 ? isNotNull(outbox.deadAt) : inArray(outbox.id, [...ids]);
  const rows = await tx
    .update(outbox)
    .set({ deadAt: null, attempts: 0, nextAt: new Date(), leasedUntil: null })
    .where(and(which, isNull(outbox.doneAt)))
    .returning({ id: outbox.id });
  const found = rows.map(({ id }) => id);
  const missing = ids.filter((id) => !found.includes(id));
  if (missing.length > 0) throw new Error(`There is no job to try again with the id ${missing.join(', ')}.`);
  return found;
}

function inWords(rows: readonly JobRow[]): string {
  if (rows.length === 0) return 'There are no such jobs.';
  const cells = rows.map(({ id, kind, state, about, attempts, lastError }) => [
    ...[String(id), kind, state, String(attempts), cut(JSON.stringify(about), 30), cut(lastError ?? '', 50)],
  ]);
  return table(['job', 'kind', 'state', 'attempts', 'about', 'last error'], cells);
}

function sheetInWords({ id, kind, state, about, attempts, since, nextAt, lastError }: JobRow): string {
  return [
    `Job ${id}, ${kind}: ${state}`,
    `  since     ${since}`,
    `  attempts  ${attempts}${nextAt ? `, the next at ${nextAt}` : ''}`,
    `  about     ${JSON.stringify(about)}`,
    ...(lastError ? [`  error     ${lastError}`] : []),
  ].join('\n');
}

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
