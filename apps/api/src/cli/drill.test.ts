import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mailer } from '../outbox/mailer.ts';
import { outbox } from '../outbox/tables.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { commandLine } from './testing.ts';

const providers = await testProviders();
const [shop, spare] = [await testShop({ env: providers.env }), await testShop({ env: providers.env })];
const file = join(tmpdir(), `obsidiana-drill-${process.pid}.backup.gz`);
afterAll(() => rm(file, { force: true }));

interface Report {
  readonly holds: boolean;
  readonly checks: readonly {
    readonly name: string;
    readonly examined: number;
    readonly problems: readonly string[];
  }[];
}

test('the restore drill: what an operator brings back into a new database holds, and is found out when it does not', async () => {
  const run = commandLine(shop, providers.env);
  const send = () => drain(shop.context, mailer(shop.config));
  const [member, piece] = [await addMember(shop.db), await addPiece(shop.db, { stock: 5, mxn: 300_000 })];
  const buy = async () => {
    const { intentId } = await startCheckout(shop, member, piece);
    await providers.pay(intentId);
    const { body } = await shop.call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
    return String(need(body.order).id);
  };
  const [kept, back] = [await buy(), await buy()];
  expect((await run('orders', 'refund', back, '--restock')).code).toBe(0);
  expect((await run('orders', 'prepare', kept)).code).toBe(0);
  await startCheckout(shop, member, piece);
  await send();
  expect((await run('backup', file)).stdout).toContain(`tables are in ${file}`);

  const elsewhere = commandLine(spare, providers.env);
  const check = async (): Promise<Report> => JSON.parse((await elsewhere('check', '--grace', '0', '--json')).stdout);
  expect((await elsewhere('restore', file)).stdout).toContain("'check' proves");
  const report = await check();
  expect(report.checks.flatMap(({ problems }) => problems)).toEqual([]);
  expect(report.holds).toBe(true);
  for (const { name, examined } of report.checks) expect([name, examined]).not.toContain(0);
  expect(await spare.db.$count(outbox)).toBeGreaterThan(0);
  expect(JSON.parse((await elsewhere('orders', 'show', kept, '--json')).stdout)).toMatchObject({
    detail: { status: 'preparing' },
  });

  // A row that was lost on the way would be seen.
  await spare.db.execute(sql`delete from stock_movements where id = (select max(id) from stock_movements)`);
  expect((await check()).holds).toBe(false);
});
