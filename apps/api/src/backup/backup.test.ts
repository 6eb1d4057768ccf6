import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { storedTables } from './stored-tables.ts';

const [shop, other, empty] = [await testShop({ seeded: true }), await testShop(), await testShop()];
const file = join(tmpdir(), `obsidiana-${process.pid}.backup.gz`);
afterAll(() => rm(file, { force: true }));

/** A fingerprint of every row of every table. */
async function fingerprint({ db }: typeof shop): Promise<Record<string, string>> {
  const client = await db.$client.connect();
  const sums: Record<string, string> = {};
  for (const { name } of await storedTables(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from "${name}" t`,
    );
    sums[name] = rows[0].sum;
  }
  client.release();
  return sums;
}

test('what was backed up is what is restored, row for row, and new rows go on counting', async () => {
  const before = await fingerprint(shop);
  const { rows, tables } = await backup(shop.db, file);
  expect(rows).toBeGreaterThan(1_000);
  expect(tables).toBe(Object.keys(before).length);

  expect(await restore(other.db, file)).toEqual({ rows, tables });
  expect(await fingerprint(other)).toEqual(before);

  const insert = sql`insert into posts (picture, description, link) values ('p', '{"es":"","en":""}', '/') returning id`;
  const [original, restored] = [await shop.db.execute(insert), await other.db.execute(insert)];
  expect(restored.rows).toEqual(original.rows);
  const joins = sql`insert into users (email, name, lastname) values ('new@correo.example', 'A', 'B') returning affiliation`;
  const [first, second] = [await shop.db.execute(joins), await other.db.execute(joins)];
  expect(second.rows).toEqual(first.rows);
  const log = await other.call('login', { body: { email: 'nueva@obsidiana.example', password: 'piedra-volcanica' } });
  expect(log.status).toBe(200);
});

test('a database that holds something is left alone', async () => {
  const before = await fingerprint(other);
  await expect(restore(other.db, file)).rejects.toThrow(
    /not empty \(there is something in .+\)\. Restore into a new one/,
  );
  expect(await fingerprint(other)).toEqual(before);
});

const damage: [string, (text: string) => string | Buffer, RegExp][] = [
  ['is no archive', () => 'hello', /not a whole backup/],
  ['is not there', () => '', /not a whole backup/],
  ['is cut short', (text) => gzipSync(text).subarray(0, 5_000), /not a whole backup/],
  ['ends early', (text) => gzipSync(text.slice(0, text.length / 2)), /damaged or was cut short/],
  ['lost a row', (text) => gzipSync(text.replace(/\n[^\n{\\]+\n\\\.\n/, '\n\\.\n')), /another number of rows|violates/],
  ['is another text', () => gzipSync('{"a":1}\n'), /not a backup of the shop/],
  [
    'is of another version',
    (text) => gzipSync(text.replace(/"migrations":\["/, '"migrations":["x')),
    /another version/,
  ],
];
test.each(damage)('a file that %s restores nothing', async (_what, damaged, message) => {
  const broken = `${file}.broken`;
  const content = damaged(gunzipSync(await readFile(file)).toString());
  if (content) await writeFile(broken, content);
  await expect(restore(empty.db, broken)).rejects.toThrow(message);
  await rm(broken, { force: true });
  expect(Object.values(await fingerprint(empty)).every((sum) => sum.startsWith('0 '))).toBe(true);
});
