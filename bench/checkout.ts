import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { readConfig } from '@obsidiana/api';
import { settle } from '../apps/api/src/checkout/settle.ts';
import { createContext } from '../apps/api/src/context.ts';
import * as drills from '../apps/api/src/testing-drills.ts';
import { type Field, openField } from '../apps/api/src/testing-field.ts';
import { addMember, addPiece } from '../apps/api/src/testing-fixtures.ts';

// The checkout under crowds, and what completing a payment costs: real servers on the embedded PostgreSQL as it runs in
// a shop, and the provider stand-ins. After every drill the books are proved ('shop check').
// Usage: npm run bench:checkout [-- --rounds 100 --completions 50 --only 'last piece']     `only` does the drills with these
// words in their names, and measures nothing. Ends with 1 when anything does not come out even.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    completions: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const completions = Number(values.completions);

for (const servers of [1, 2]) {
  console.log(`\n${servers} ${servers === 1 ? 'server' : 'servers'} on one PostgreSQL`);
  const field = await openField(servers);
  try {
    if (servers === 1 && values.only === '') await measure(field);
    await drill(field);
  } finally {
    await field.close();
  }
}

async function drill({ arena, killServers, restartServers, restartDatabase }: Field): Promise<void> {
  const crowd = await drills.lastPieceCrowd(arena);
  await proved(arena, 'one cart finalised 20 times at once', rounds, () => drills.sameCartAtOnce(arena));
  await proved(arena, 'the last piece started by 20 at once', rounds, () => drills.lastPieceStarted(arena));
  await proved(arena, 'the last piece paid for by 20 at once', rounds, () => drills.lastPiecePaid(arena, crowd));
  const some = Math.ceil(rounds / 10);
  await proved(arena, 'the last use of a code paid with by 20', some, () => drills.lastUseOfCode(arena));
  await proved(arena, 'return page and events at once', rounds, () => drills.eventsAtOnce(arena));
  const few = Math.ceil(rounds / 20);
  await proved(arena, 'servers killed before the commit', few, () =>
    drills.killedBeforeCommit(arena, killServers, restartServers),
  );
  await proved(arena, 'PostgreSQL crashed under 20 payments', few, () =>
    drills.databaseRestarted(arena, restartDatabase),
  );
}

async function proved(arena: drills.Arena, name: string, times: number, work: () => Promise<void>): Promise<void> {
  if (!name.includes(values.only)) return;
  const from = performance.now();
  for (let round = 0; round < times; round += 1) await work();
  await drills.everythingHolds(arena);
  const seconds = (performance.now() - from) / 1000;
  console.log(
    `  ✓ ${name.padEnd(40)} ${String(times).padStart(4)} of ${times} rounds ${seconds.toFixed(1).padStart(8)} s`,
  );
}

async function measure({ arena, env }: Field): Promise<void> {
  const context = createContext(readConfig(env), arena.db);
  let waited = 0;
  const { stripe } = context.providers;
  const timed = {
    ...context,
    providers: {
      ...context.providers,
      stripe: {
        ...stripe,
        read: async (ref: string) => {
          const from = performance.now();
          const truth = await stripe.read(ref);
          waited += performance.now() - from;
          return truth;
        },
      },
    },
  };
  const own: number[] = [];
  const together: number[] = [];
  const member = await addMember(arena.db);
  for (let number = 0; number < completions + 5; number += 1) {
    const { intentId: ref } = await paid(arena, member);
    waited = 0;
    const from = performance.now();
    await settle(timed, { provider: 'stripe', ref });
    // The first ones warm the process up.
    if (number >= 5) own.push(performance.now() - from - waited);
  }
  for (let number = 0; number < completions + 5; number += 1) {
    const { intentId } = await paid(arena, member);
    const from = performance.now();
    await Promise.all(Array.from({ length: 5 }, () => drills.finalise(arena, member.token, intentId)));
    if (number >= 5) together.push(performance.now() - from);
  }
  const load = loadavg()[0]?.toFixed(1);
  console.log(`  one completion, without the provider's own time: ${summary(own)}`);
  console.log(`  five on one cart at once, over HTTP, all in all: ${summary(together)}`);
  console.log(`  (${completions} each; load of the machine: ${load})`);
}

/** A cart whose card has been charged. */
async function paid(arena: drills.Arena, member: Awaited<ReturnType<typeof addMember>>) {
  const started = await drills.checkout(arena, await addPiece(arena.db), member);
  await drills.pay(arena, started.intentId);
  return started;
}

function summary(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`;
  return `median ${at(0.5)}, 90 of 100 within ${at(0.9)}`;
}
