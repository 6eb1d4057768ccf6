import { Command, Option } from 'commander';
import { and, desc, inArray, isNotNull, isNull } from 'drizzle-orm';
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
    .description('The newest jobs.')
    .addOption(new Option('--state <state>', 'only those in this state').choices(states))
    .option('--limit <number>', 'how many', wholeNumber, 50)
    .option('--json', 'print JSON')
    .action(async (options: Printing & { state?: State; limit: number }) => {
      await onShop(options, ({ db }) => list(db, options), inWords);
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
  return rows.map(({ id, kind, payload, attempts, nextAt, doneAt, deadAt, lastError }) => {
    const state = doneAt ? 'done' : deadAt ? 'given-up' : 'waiting';
    return {
      id,
      kind,
      state,
      about: payload,
      attempts,
      nextAt: state === 'waiting' ? nextAt.toISOString() : null,
      lastError,
    };
  });
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
    ...[String(id), kind, state, String(attempts), JSON.stringify(about), lastError?.slice(0, 80) ?? ''],
  ]);
  return table(['job', 'kind', 'state', 'attempts', 'about', 'last error'], cells);
}
