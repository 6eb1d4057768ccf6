import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { addressOf } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { type Job, outboxChannel } from './enqueue.ts';
import { perform } from './jobs.ts';
import type { Send } from './mailer.ts';
import { outbox } from './tables.ts';
import { Undeliverable } from './undeliverable.ts';

const atOnce = 5;
const leaseSeconds = 120;
/** With the waits below, about a day. */
const mostAttempts = 30;

/** Waits 5, 10, 20 … seconds, an hour at most. */
const waitAfter = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), 3_600_000);

/** Messages leave apart from the rest, so that a slow mail server holds up no refund. */
export type Lane = 'messages' | 'rest';

/**
 * Does what is due, until nothing is. Several workers may run: each takes jobs that no other holds.
 * @param lane only jobs of this kind
 */
export async function drain(context: Context, send: Send, lane?: Lane): Promise<void> {
  for (;;) {
    const jobs = await take(context, lane);
    if (jobs.length === 0) return;
    await Promise.all(jobs.map((job) => attempt(context, send, job)));
  }
}

interface TakenJob {
  readonly id: number;
  readonly job: Job;
  readonly attempts: number;
}

const isMessage = sql`kind ~ '_(mail|sms)$'`;
const ofLane = { messages: isMessage, rest: sql`not ${isMessage}` };

async function take({ db }: Context, lane?: Lane): Promise<TakenJob[]> {
  const { rows } = await db.execute<{ id: number; kind: Job['kind']; payload: object; attempts: number }>(sql`
    update outbox set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from outbox
      where done_at is null and dead_at is null and next_at <= now() and (leased_until is null or leased_until < now())
        and ${lane ? ofLane[lane] : sql`true`}
      order by next_at, id limit ${atOnce} for update skip locked)
    returning id, kind, payload, attempts`);
  // What stands in the table was written by `enqueue`.
  return rows.map(({ id, kind, payload, attempts }) => ({ id, attempts, job: { kind, ...payload } as Job }));
}

async function attempt(context: Context, send: Send, { id, job, attempts }: TakenJob): Promise<void> {
  const { db } = context;
  try {
    await perform(context, send, job);
    await db.update(outbox).set({ doneAt: new Date(), leasedUntil: null }).where(eq(outbox.id, id));
  } catch (error) {
    const dead = error instanceof Undeliverable || attempts >= mostAttempts;
    if (dead) console.error(`Outbox: ${job.kind} ${id} was given up after ${attempts} attempts.`, error);
    await db
      .update(outbox)
      .set({
        leasedUntil: null,
        lastError: describe(error),
        ...(dead ? { deadAt: new Date() } : { nextAt: new Date(Date.now() + waitAfter(attempts)) }),
      })
      .where(eq(outbox.id, id));
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${describe(error.cause)}` : error.message;
}

/** Calls back when a transaction with a job is in, and whenever some may have been missed. @returns a function that ends it */
export function onEnqueued({ db }: Context, wake: () => void): Promise<() => Promise<void>> {
  // Without its connection the worker still looks every few seconds.
  return listen(addressOf(db), outboxChannel, { heard: wake, began: wake });
}
