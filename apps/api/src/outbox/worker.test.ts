import { createServer, type Socket } from 'node:net';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { refunds } from '../checkout/tables.ts';
import { askRefund } from '../orders/refunds.ts';
import { testShop } from '../testing.ts';
import { addMember, addMexico, addPiece, need, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { startWorkers } from '../workers.ts';
import { enqueue } from './enqueue.ts';
import { mailer } from './mailer.ts';
import { outbox } from './tables.ts';
import { drain } from './worker.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, context } = shop;
await addMexico(db);
const send = mailer(shop.config);
const dead = mailer({ ...shop.config, smtpUrl: 'smtp://127.0.0.1:9' });
afterEach(() => providers.noFaults());

test('F24 @API-8 a mail server that is down delays the mail, never the answer, and nothing is lost', async () => {
  const email = 'paciente@correo.example';
  const answer = await shop.call('signIn', {
    body: {
      name: 'Ana',
      lastname: 'Cruz',
      date_birth: '1990-05-05',
      country_id: 142,
      phone: '5512345678',
      email,
      password: 'piedra volcanica',
      lang: 'en',
    },
  });
  expect(answer.status).toBe(200);
  await drain(context, dead);
  const [waiting] = await db.select().from(outbox);
  expect(waiting).toMatchObject({ attempts: 1, doneAt: null, leasedUntil: null });
  expect(waiting?.lastError).toContain('ECONNREFUSED');
  expect(waiting?.nextAt.getTime()).toBeGreaterThan(Date.now());

  await db.execute(sql`update outbox set next_at = now()`);
  await drain(context, send);
  expect((await providers.mailTo(email, /^Confirm your email$/)).links.length).toBeGreaterThan(0);
  expect((await db.select().from(outbox))[0]?.doneAt).toBeInstanceOf(Date);
});

test.each([
  ['is slow', { action: 'delay', ms: 300 }, null],
  ['has no room for now', { action: 'status', status: 451 }, '451'],
  ['refuses', { action: 'status', status: 550 }, '550'],
  ['hangs up', { action: 'cut_before' }, 'closed'],
] as const)(
  'F24 @API-8 a mail server that %s: the call answers, and the mail arrives once',
  async (_what, fault, why) => {
    const { email } = await addMember(db);
    await providers.sandbox('/faults', { match: { method: 'SMTP', path: '/message' }, ...fault });
    expect((await shop.call('recoverPassword', { body: { email, lang: 'en' } })).status).toBe(200);
    expect(await providers.mailsTo(email)).toEqual([]);
    await drain(context, send);
    if (why !== null) {
      expect(await providers.mailsTo(email)).toEqual([]);
      const [waiting] = await db.select().from(outbox).where(sql`done_at is null and last_error is not null`);
      expect(waiting).toMatchObject({ kind: 'recovery_mail', attempts: 1, lastError: expect.stringContaining(why) });
      await db.execute(sql`update outbox set next_at = now() where done_at is null`);
      await drain(context, send);
    }
    expect(await providers.mailsTo(email)).toHaveLength(1);
  },
);

test('workers side by side do each job once', async () => {
  const { id, email } = await addMember(db);
  await Promise.all(Array.from({ length: 12 }, () => enqueue(db, { kind: 'welcome_mail', userId: id })));
  await Promise.all(Array.from({ length: 4 }, () => drain(context, send)));
  expect(await providers.mailsTo(email)).toHaveLength(12);
});

test('a job of a worker that died is taken over when its lease is over; one that never works is given up', async () => {
  const { id, email } = await addMember(db);
  await enqueue(db, { kind: 'welcome_mail', userId: id });
  const mine = sql`payload->>'userId' = ${String(id)}`;
  await db.execute(sql`update outbox set leased_until = now() + interval '1 minute' where ${mine}`);
  await drain(context, send);
  expect(await providers.mailsTo(email)).toHaveLength(0);
  await db.execute(sql`update outbox set leased_until = now() - interval '1 second', attempts = 29 where ${mine}`);
  await drain(context, dead);
  const [job] = await db.select().from(outbox).where(mine);
  expect(job?.deadAt).toBeInstanceOf(Date);
  await db.execute(sql`update outbox set next_at = now() where ${mine}`);
  await drain(context, send);
  expect(await providers.mailsTo(email)).toHaveLength(0);
  expect(
    (
      await db
        .select()
        .from(outbox)
        .where(eq(outbox.id, job?.id ?? 0))
    )[0]?.attempts,
  ).toBe(30);
});

test('a job of a transaction that is taken back is never done', async () => {
  const { id, email } = await addMember(db);
  await db
    .transaction(async (tx) => {
      await enqueue(tx, { kind: 'welcome_mail', userId: id });
      throw new Error('taken back');
    })
    .catch(() => {});
  await drain(context, send);
  expect(await providers.mailsTo(email)).toHaveLength(0);
});

test('@API-8 a mail server that never says a word holds up neither an answer nor a refund', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => {})));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const address = need(silent.address());
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'string' ? '' : address.port}`;
  const [member, piece] = [await addMember(db), await addPiece(db)];
  const { intentId } = await startCheckout(shop, member, piece);
  await providers.pay(intentId);
  const { body } = await shop.call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
  for (const { id } of Array.from({ length: 6 }, () => member)) await enqueue(db, { kind: 'welcome_mail', userId: id });

  const stop = await startWorkers({ ...context, config: { ...context.config, smtpUrl } });
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThanOrEqual(5), 10_000);
  await db.transaction((tx) => askRefund(tx, need(body.order).id, { amount: null, restock: false }));
  expect((await shop.call('orders', { token: member.token })).status).toBe(200);
  await vi.waitFor(async () => expect((await db.select().from(refunds))[0]?.state).toBe('done'), 8_000);
  const sent = () => db.$count(outbox, sql`${isNotNull(outbox.doneAt)} and payload->>'userId' = ${String(member.id)}`);
  expect(await sent()).toBe(0);

  const stopped = stop();
  for (const socket of sockets) socket.destroy();
  silent.close();
  await stopped;
  expect(await db.$count(outbox, isNotNull(outbox.leasedUntil))).toBe(0);
  await db.execute(sql`update outbox set next_at = now()`);
  await drain(context, send);
  expect(await sent()).toBe(6);
});
