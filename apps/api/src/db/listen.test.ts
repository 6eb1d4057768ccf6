import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { enqueue } from '../outbox/enqueue.ts';
import { onEnqueued } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addressOf } from './database.ts';
import { listen } from './listen.ts';

const { db, context } = await testShop();
const say = (channel: string) => db.execute(sql`select pg_notify(${channel}, '')`);
/** What a crash of the server does to a connection. */
const cut = async (channel: string) => {
  const { rows } = await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = ${`listen ${channel}`}`);
  expect(rows).toHaveLength(1);
};
const patience = { timeout: 10_000 };

test('a connection that is lost is renewed, as often as it is lost, until it is ended', async () => {
  const ear = { heard: vi.fn(), began: vi.fn(), lost: vi.fn() };
  const end = await listen(addressOf(db), 'trial', ear);
  for (const times of [1, 2, 3]) {
    await vi.waitFor(() => expect(ear.began).toHaveBeenCalledTimes(times), patience);
    await say('trial');
    await vi.waitFor(() => expect(ear.heard).toHaveBeenCalledTimes(times));
    if (times < 3) await cut('trial');
    await vi.waitFor(() => expect(ear.lost).toHaveBeenCalledTimes(Math.min(times, 2)));
  }
  await end();
  await say('trial');
  expect(ear.heard).toHaveBeenCalledTimes(3);
});

test('a database that is away is asked again, and nobody waits for it', async () => {
  const began = vi.fn();
  const end = await listen('postgres://nobody@127.0.0.1:9/none', 'trial', { heard: () => undefined, began });
  expect(began).not.toHaveBeenCalled();
  await end();
});

test('@API-8 a worker whose connection was lost looks for what it has missed, and hears of the next job', async () => {
  const wake = vi.fn();
  const end = await onEnqueued(context, wake);
  afterAll(end);
  expect(wake).toHaveBeenCalledTimes(1);
  await cut('outbox');
  await enqueue(db, { kind: 'welcome_mail', userId: 1 });
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(2), patience);
  await enqueue(db, { kind: 'welcome_mail', userId: 1 });
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(3));
});

test('copies are kept again once changes can be heard again', async () => {
  const { catalogueVersion } = context;
  await catalogueVersion.listen(addressOf(db));
  afterAll(() => catalogueVersion.stop());
  const before = catalogueVersion.current;
  await cut('catalogue');
  await vi.waitFor(() => expect(catalogueVersion.current).toBeNull());
  await vi.waitFor(() => expect(catalogueVersion.current).toBeGreaterThan(Number(before)), patience);
});
