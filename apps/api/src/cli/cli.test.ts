import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../db/database.ts';
import { removeEmbedded, startEmbedded } from '../db/embedded.ts';
import { testShop } from '../testing.ts';
import { commandLine } from './testing.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const notCsv = fileURLToPath(new URL('./program.ts', import.meta.url));
const file = fileURLToPath(new URL('../import/fixtures/shopify-new.csv', import.meta.url));

const here = commandLine(await testShop());
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'obsidiana-cli-'));
});
afterAll(async () => {
  await removeEmbedded(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the command line as `npm run shop --` does, on an embedded database of its own. */
async function shop(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'none' };
  const run = promisify(execFile)(process.execPath, ['--conditions=@obsidiana/source', program, ...args], { env });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

describe('npm run shop -- import @API-11', { timeout: 60_000 }, () => {
  it('works while the shop is not running, and stops what it started', async () => {
    const { code, stdout } = await shop('import', file, '--currency', 'USD', '--rate', '18', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ created: 1, updated: 0, problems: [] });
  });

  it('works while the shop is running, on the same database', async () => {
    const running = await startEmbedded({ dataDir });
    const db = connect(running.url, 1);
    const { stdout } = await shop('import', file);
    expect(stdout).toContain('0 products new, 1 brought up to date');
    expect(stdout).toContain('--rate');
    const { rows } = await db.$client.query('select uri from products');
    expect(rows).toEqual([{ uri: 'ruana-gris' }]);
    await db.$client.end();
    await running.stop();
  });

  it('ends with 1 and a word that helps', async () => {
    const { code, stderr } = await shop('vende');
    expect(code).toBe(1);
    expect(stderr).toContain("unknown command 'vende'");
  });

  it.each([
    [['import', '/no/hay.csv'], 'There is no file'],
    [['import', file, '--currency', 'EUR'], 'EUR'],
    [['import', file, '--rate', '0'], 'above 0'],
    [['import', notCsv], 'must end with .csv, .tsv'],
  ])('refuses with a word that helps: %j', async (args, word) => {
    const { code, stderr } = await here(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(word);
  });
});
