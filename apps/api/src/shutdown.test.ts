import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { contactMessages } from './content/tables.ts';
import { outbox } from './outbox/tables.ts';
import { testShop } from './testing.ts';

const shop = await testShop();
const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const underWay = 12;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a server that is asked to end answers what it has taken, takes nothing more, and loses nothing', async () => {
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ DATABASE_URL: shop.config.databaseUrl ?? '', DATA_DIR: shop.config.dataDir, PORT: String(port), SEED: 'none' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', RATE_LIMIT_FACTOR: '1000', PICTURES: 'at-need', LOG_LEVEL: 'silent' },
    DATABASE_CONNECTIONS: String(underWay + 4),
  };
  const server = spawn(process.execPath, ['--conditions=@obsidiana/source', program], { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const base = `http://127.0.0.1:${port}/api`;
  await vi.waitFor(async () => expect((await fetch(`${base}/ready`)).ok).toBe(true), {
    timeout: 60_000,
    interval: 100,
  });

  const held = await shop.db.$client.connect();
  await held.query('begin');
  await held.query('lock table contact_messages in access exclusive mode');
  const body = JSON.stringify({ name: 'Ana', email: 'ana@correo.example', message: 'Quiero saber mas' });
  const headers = { 'content-type': 'application/json' };
  const calls = Array.from({ length: underWay }, () =>
    fetch(`${base}/contact/send`, { method: 'POST', headers, body }),
  );
  const waiting = sql`select count(*)::int as number from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await vi.waitFor(async () => expect((await shop.db.execute(waiting)).rows).toEqual([{ number: underWay }]), 20_000);

  server.kill('SIGTERM');
  await vi.waitFor(
    () => expect(fetch(`${base}/health`, { headers: { connection: 'close' } })).rejects.toThrow(),
    20_000,
  );
  await held.query('rollback');
  held.release();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect(await ended).toEqual([0, null]);
  expect(await shop.db.$count(contactMessages)).toBe(underWay);
  // Their mails, which no server took, wait for the next process, and no lease holds them back.
  expect(await shop.db.$count(outbox, sql`done_at is null and dead_at is null and leased_until is null`)).toBe(
    underWay,
  );
}, 120_000);
