import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as drills from '../testing-drills.ts';
import { type Field, openField } from '../testing-field.ts';

// Real servers on one PostgreSQL. `npm run bench:checkout` does the same for longer, and measures.

const rounds = 2;
let field: Field;
let one: drills.Arena;
let two: drills.Arena;

beforeAll(async () => {
  field = await openField(2, { fsync: 'off', full_page_writes: 'off' });
  two = field.arena;
  one = { ...two, servers: two.servers.slice(0, 1) };
}, 180_000);
afterAll(() => field?.close(), 60_000);
afterEach(async () => {
  await drills.everythingHolds(two);
}, 90_000);

const slow = { timeout: 180_000 };

test('F7 @CHK-14 one cart finalised twenty times at once, by one server and by two, is one order', slow, async () => {
  await drills.sameCartAtOnce(one);
  await drills.sameCartAtOnce(two);
});

test('@API-5 of twenty who want the last piece at once one gets to pay', slow, async () => {
  await drills.lastPieceStarted(one);
  await drills.lastPieceStarted(two);
});

test('F13 @API-5 the last piece, paid for by twenty at once, is one order and nineteen refunds', slow, async () => {
  const crowd = await drills.lastPieceCrowd(two);
  await drills.lastPiecePaid(one, crowd);
  for (let round = 0; round < rounds; round += 1) await drills.lastPiecePaid(two, crowd);
});

test('@API-6 a code with one use left, paid with by twenty at once, is used once', slow, async () => {
  await drills.lastUseOfCode(two);
});

test(
  'F6 F8 @CHK-14 the return page and the same event, several times and at the same moment, are one order',
  slow,
  async () => {
    for (let round = 0; round < rounds; round += 1) await drills.eventsAtOnce(two);
  },
);

test(
  'F20 @CHK-14 servers that die between the charge and the order: it is made after the restart, once',
  slow,
  async () => {
    await drills.killedBeforeCommit(two, field.killServers, field.restartServers);
  },
);

test(
  'F20 @CHK-14 PostgreSQL crashes under twenty payments: clear errors meanwhile, and every one an order',
  slow,
  async () => {
    await drills.databaseRestarted(two, field.restartDatabase);
    expect((await fetch(`${two.servers[0]}/api/health`)).ok).toBe(true);
  },
);
