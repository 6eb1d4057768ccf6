import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { discountCodes } from './cart/tables.ts';
import { sizes } from './catalog/tables.ts';
import { type Books, checkShop } from './check/check.ts';
import { payments, refunds, reservations } from './checkout/tables.ts';
import type { Database } from './db/database.ts';
import { orders } from './orders/tables.ts';
import { outbox } from './outbox/tables.ts';
import { addMember, addPiece, need, type TestMember, type TestPiece } from './testing-fixtures.ts';

/**
 * What happens to a shop on a bad day, done on purpose: many at once, against real servers and the real protocol of the
 * card provider. Each drill fails when money, orders or pieces do not come out even.
 */
export interface Arena {
  readonly db: Database;
  readonly books: Books;
  /** Addresses of servers on that database; requests take turns. */
  readonly servers: readonly string[];
  /** Address of the card provider. */
  readonly provider: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

let turn = 0;

/** A request to the next server. A connection that is cut counts as status 0. */
export async function ask(
  { servers }: Arena,
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> {
  turn += 1;
  const response = await fetch(`${servers[turn % servers.length]}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!response) return { status: 0, body: {} };
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export const finalise = (arena: Arena, token: string, intentId: string): Promise<Answer> =>
  ask(arena, token, 'POST', '/cart/stripe/intent', { payment_intent: intentId });

/** Puts pieces in the bag and chooses the address. @returns the cart's id */
export async function fillCart(arena: Arena, { token, addressId }: TestMember, piece: TestPiece): Promise<string> {
  const made = await ask(arena, token, 'POST', '/cart/create', { products: [{ ...piece, quantity: 1 }] });
  const cartId = String(made.body['id']);
  await ask(arena, token, 'PUT', '/cart/address', { cart_id: cartId, address_id: addressId });
  return cartId;
}

export const startPayment = (arena: Arena, token: string, cartId: string): Promise<Answer> =>
  ask(arena, token, 'GET', `/cart/stripe/payment?cart_id=${cartId}`);

export const intentOf = ({ body }: Answer): string => String(body['client_secret']).split('_secret_')[0] ?? '';

/** Pays as the browser's frame would. */
export async function pay({ provider }: Arena, intentId: string): Promise<void> {
  const response = await fetch(`${provider}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_obsidiana' },
    body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
  });
  assert.equal(response.status, 200, await response.text());
}

/** Somebody with a started payment for one piece. */
export async function checkout(arena: Arena, piece: TestPiece, member?: TestMember) {
  const shopper = member ?? (await addMember(arena.db));
  const cartId = await fillCart(arena, shopper, piece);
  const started = await startPayment(arena, shopper.token, cartId);
  assert.equal(started.status, 200, JSON.stringify(started.body));
  return { member: shopper, cartId, intentId: intentOf(started) };
}

/** One paid cart, finalised many times at the same moment: one order, equal answers, one piece fewer. */
export async function sameCartAtOnce(arena: Arena, times = 20): Promise<void> {
  const piece = await addPiece(arena.db, { stock: 2 });
  const { member, cartId, intentId } = await checkout(arena, piece);
  await pay(arena, intentId);
  const answers = await Promise.all(Array.from({ length: times }, () => finalise(arena, member.token, intentId)));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.deepEqual([answers[0]?.status, answers[0]?.body['status']], [200, 'paid']);
  assert.equal((await arena.db.select().from(orders).where(eq(orders.cartId, cartId))).length, 1);
  assert.equal(await stockOf(arena, piece), 1);
}

/** The last piece, wanted by everybody: one gets to pay, the others are told before any money moves. */
export async function lastPieceStarted(arena: Arena, shoppers = 20): Promise<void> {
  const piece = await addPiece(arena.db, { stock: 1 });
  const ready = await Promise.all(
    Array.from({ length: shoppers }, async () => {
      const member = await addMember(arena.db);
      return { member, cartId: await fillCart(arena, member, piece) };
    }),
  );
  const answers = await Promise.all(ready.map(({ member, cartId }) => startPayment(arena, member.token, cartId)));
  const refused = answers.filter(({ status, body }) => status === 409 && body['code'] === 'out_of_stock');
  assert.equal(refused.length, shoppers - 1, JSON.stringify(answers.map(({ status }) => status)));
  const winner = answers.findIndex(({ status }) => status === 200);
  await pay(arena, intentOf(need(answers[winner])));
  const done = await finalise(arena, need(ready[winner]).member.token, intentOf(need(answers[winner])));
  assert.equal(done.body['status'], 'paid');
  assert.equal(await stockOf(arena, piece), 0);
}

/** People who pay for one last piece, round after round; each keeps the account, and what was not sold stays in the bag. */
export async function lastPieceCrowd(arena: Arena, shoppers = 20): Promise<TestMember[]> {
  return Promise.all(Array.from({ length: shoppers }, () => addMember(arena.db)));
}

/**
 * The last piece, already paid for by everybody, because all promises ran out while the cards were charged: one order,
 * the others get their money back, nothing is left.
 */
export async function lastPiecePaid(arena: Arena, crowd: readonly TestMember[]): Promise<void> {
  const { db } = arena;
  const piece = await addPiece(db, { stock: crowd.length, mxn: 300_000 });
  const started = await Promise.all(
    crowd.map(async (member) => {
      const { body } = await ask(arena, member.token, 'GET', '/cart/active');
      // What a round before left in the bag goes out of it first.
      if (body['id']) await ask(arena, member.token, 'PUT', '/cart/update', { id: body['id'], products: [] });
      return checkout(arena, piece, member);
    }),
  );
  await db.update(reservations).set({ expiresAt: new Date() }).where(eq(reservations.sizeId, piece.size_id));
  await db.update(sizes).set({ stock: 1 }).where(eq(sizes.id, piece.size_id));
  await Promise.all(started.map(({ intentId }) => pay(arena, intentId)));
  const answers = await Promise.all(started.map(({ member, intentId }) => finalise(arena, member.token, intentId)));
  const outcomes = answers.map(({ body }) => body['status']);
  assert.equal(outcomes.filter((status) => status === 'paid').length, 1, JSON.stringify(answers));
  assert.equal(outcomes.filter((status) => status === 'refunded').length, crowd.length - 1, JSON.stringify(outcomes));
  assert.equal(await stockOf(arena, piece), 0);
}

/** A code with one use left, in carts that all pay at once after their promises ran out: it is used once. */
export async function lastUseOfCode(arena: Arena, shoppers = 20): Promise<void> {
  const { db } = arena;
  turn += 1;
  const code = `UNA${turn}`;
  const [row] = await db.insert(discountCodes).values({ code, percent: 50, usesInAll: 1 }).returning();
  const piece = await addPiece(db, { stock: shoppers * 2, mxn: 300_000 });
  const started = [];
  for (let number = 0; number < shoppers; number += 1) {
    const member = await addMember(db);
    const cartId = await fillCart(arena, member, piece);
    await ask(arena, member.token, 'PUT', '/discount-code/apply', { cart_id: cartId, code });
    const answer = await startPayment(arena, member.token, cartId);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    started.push({ member, intentId: intentOf(answer) });
    await db.update(reservations).set({ expiresAt: new Date() }).where(eq(reservations.cartId, cartId));
  }
  await Promise.all(started.map(({ intentId }) => pay(arena, intentId)));
  const answers = await Promise.all(started.map(({ member, intentId }) => finalise(arena, member.token, intentId)));
  const uses = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.discountCodeId, need(row).id));
  assert.equal(uses.length, 1);
  assert.equal(answers.filter(({ body }) => body['status'] === 'paid').length, 1, JSON.stringify(answers));
  assert.equal(await stockOf(arena, piece), shoppers * 2 - 1);
}

/** The provider's events come together with the return page, and come again: one order. */
export async function eventsAtOnce(arena: Arena): Promise<void> {
  const piece = await addPiece(arena.db, { stock: 2 });
  const { member, cartId, intentId } = await checkout(arena, piece);
  const again = () => fetch(`${arena.provider}/_sandbox/webhooks/duplicate`, { method: 'POST' });
  await pay(arena, intentId);
  await Promise.all([
    finalise(arena, member.token, intentId),
    again(),
    again(),
    finalise(arena, member.token, intentId),
  ]);
  await again();
  assert.equal((await finalise(arena, member.token, intentId)).body['status'], 'paid');
  assert.equal((await arena.db.select().from(orders).where(eq(orders.cartId, cartId))).length, 1);
  assert.equal(await stockOf(arena, piece), 1);
}

/**
 * The server dies between the provider's success and its own commit.
 * @param kill ends the only server; it is called while the server holds the payment, and has written nothing
 * @param restart opens it again
 */
export async function killedBeforeCommit(arena: Arena, kill: () => Promise<void>, restart: () => Promise<void>) {
  const { db } = arena;
  const piece = await addPiece(db, { stock: 2 });
  const { member, cartId, intentId } = await checkout(arena, piece);
  await pay(arena, intentId);
  // The server waits for this lock with the provider's success in its hand.
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from sizes where id = ${piece.size_id} for update`);
    const lost = finalise(arena, member.token, intentId);
    await until(async () => (await waitingForLocks(db)) > 0, 'the server to come as far as the stock');
    await kill();
    assert.equal((await lost).status, 0);
  });
  assert.equal((await db.select().from(orders).where(eq(orders.cartId, cartId))).length, 0);
  // As if the time had passed after which the payment is looked at.
  await freeLeases(db);
  await db.update(payments).set({ checkAt: new Date() }).where(eq(payments.providerRef, intentId));
  await restart();
  await until(
    async () => (await db.select().from(orders).where(eq(orders.cartId, cartId))).length > 0,
    'the order to be made after the restart',
  );
  assert.equal((await finalise(arena, member.token, intentId)).body['status'], 'paid');
  assert.equal((await db.select().from(orders).where(eq(orders.cartId, cartId))).length, 1);
  assert.equal(await stockOf(arena, piece), 1);
}

/**
 * PostgreSQL goes away while many pay, and comes back: whoever asks meanwhile gets a clear error, and every payment is
 * one order in the end.
 * @param restart ends the database at once and starts it again at the same address
 */
export async function databaseRestarted(arena: Arena, restart: () => Promise<void>, shoppers = 20): Promise<void> {
  const { db } = arena;
  const piece = await addPiece(db, { stock: shoppers, mxn: 300_000 });
  const started = [];
  for (let number = 0; number < shoppers; number += 1) started.push(await checkout(arena, piece));
  await Promise.all(started.map(({ intentId }) => pay(arena, intentId)));
  const seen: Answer[] = [];
  const gone = restart();
  await Promise.all(
    started.map(async ({ member, intentId }, index) => {
      await wait(index * 20);
      for (;;) {
        const answer = await finalise(arena, member.token, intentId);
        seen.push(answer);
        if (answer.status === 200) return;
        await wait(200);
      }
    }),
  );
  await gone;
  for (const channel of ['outbox', 'catalogue'])
    await until(
      async () => (await listening(db, channel)) >= arena.servers.length,
      `every server to hear '${channel}'`,
    );
  await freeLeases(db);
  for (const { status, body } of seen.filter((answer) => answer.status !== 200)) {
    assert.equal(status, 503, JSON.stringify(body));
    assert.ok(body['errors'] === true && typeof body['message'] === 'string', JSON.stringify(body));
  }
  assert.ok(
    seen.some(({ status }) => status === 503),
    'Nobody noticed that the database was gone.',
  );
  const cartIds = started.map(({ cartId }) => cartId);
  assert.equal((await db.select().from(orders).where(inArray(orders.cartId, cartIds))).length, shoppers);
  assert.equal(await stockOf(arena, piece), 0);
}

/** When the servers have done what they were left with, everything has to hold. */
export async function everythingHolds({ db, books }: Arena): Promise<void> {
  await untilNone(async () => {
    // What failed is tried again now.
    const waits = and(isNull(outbox.doneAt), isNull(outbox.leasedUntil), gt(outbox.nextAt, new Date()));
    await db.update(outbox).set({ nextAt: new Date() }).where(waits);
    return (await db.$count(outbox, isNull(outbox.doneAt))) + (await db.$count(refunds, eq(refunds.state, 'asked')));
  }, 'the outbox to be empty');
  const { checks } = await checkShop(books, 0);
  assert.deepEqual(
    checks.flatMap(({ problems }) => problems),
    [],
  );
}

/** As if the time had passed after which the jobs of a worker that died go to another. */
const freeLeases = (db: Database) => db.update(outbox).set({ leasedUntil: null }).where(isNull(outbox.doneAt));

const stockOf = async ({ db }: Arena, { size_id }: TestPiece) =>
  (await db.select({ stock: sizes.stock }).from(sizes).where(eq(sizes.id, size_id)))[0]?.stock;

async function listening(db: Database, channel: string): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(sql`
    select count(*)::integer as many from pg_stat_activity
    where datname = current_database() and query = ${`listen ${channel}`}`);
  return rows[0]?.many ?? 0;
}

async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(sql`
    select count(*)::integer as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.many ?? 0;
}

const until = (holds: () => Promise<boolean>, what: string): Promise<void> =>
  untilNone(async () => ((await holds()) ? 0 : 1), what);

/** Waits as long as what is left becomes less, however much it is; gives up after a minute in which it did not. */
async function untilNone(left: () => Promise<number>, what: string): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let end = 0;
  for (;;) {
    const now = await left();
    if (now === 0) return;
    if (now < least) {
      least = now;
      end = Date.now() + 60_000;
    }
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await wait(50);
  }
}
