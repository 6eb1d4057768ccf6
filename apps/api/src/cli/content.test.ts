import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { commandLine } from './testing.ts';

const shop = await testShop({ seeded: true });
const run = commandLine(shop);
const folder = await mkdtemp(join(tmpdir(), 'obsidiana-content-'));
afterAll(() => rm(folder, { recursive: true }));

async function document(content: string): Promise<string> {
  const file = join(folder, 'content.json');
  await writeFile(file, content);
  return file;
}

const code = { code: 'OTONO', percent: 15, usesPerMember: 1 };

test('an operator adds a discount code, after a rehearsal that keeps nothing @API-11', async () => {
  const file = await document(JSON.stringify({ discountCodes: [code] }));
  const rehearsal = await run('content', 'apply', file, '--dry-run');
  expect(rehearsal).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was kept') });
  expect((await run('content', 'show', 'discountCodes')).stdout).not.toContain('OTONO');

  expect(JSON.parse((await run('content', 'apply', file, '--json')).stdout)).toMatchObject({
    applied: ['discountCodes'],
  });
  const { discountCodes } = JSON.parse((await run('content', 'show', 'discountCodes')).stdout);
  expect(discountCodes).toContainEqual(expect.objectContaining(code));
});

test.each([
  ['{', 'is not JSON'],
  ['[]', 'is not content as the shop knows it'],
  ['{}', 'has no section'],
  ['{"legalText": []}', 'is not content as the shop knows it'],
  ['{"discountCodes":[{"code":"otoño","percent":15}]}', '/discountCodes/0/code'],
  ['{"banners":[{"title":"Otoño"}]}', '/banners/0'],
])('a document that is not one is refused with the place: %s', async (content, words) => {
  const { code, stderr } = await run('content', 'apply', await document(content));
  expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
});

test('a file and a section that are not there are named', async () => {
  expect((await run('content', 'apply', '/no/hay.json')).stderr).toContain('There is no file /no/hay.json');
  expect((await run('content', 'show', 'prices')).stderr).toContain(
    "There is no section 'prices'. Choose from: settings,",
  );
});
