import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeEmbedded, startEmbedded } from './embedded.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'obsidiana-embedded-'));
});
afterEach(async () => {
  await removeEmbedded(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('keeps its data from one start to the next, and its password to itself', async () => {
    const first = await startEmbedded({ dataDir });
    await query(first.url, 'create table kept as select 7 as number');
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow();
    const second = await startEmbedded({ dataDir });
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
    expect(new URL(second.url).hostname).toBe('127.0.0.1');
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o077).toBe(0);
    await second.stop();
  });

  it('is used again after the process that started it was killed', async () => {
    const killed = await urlOfKilledProcess(dataDir);
    const again = await startEmbedded({ dataDir });
    expect(again.url).toBe(killed);
    await again.stop();
    await expect(query(killed, 'select 1')).rejects.toThrow();
  });

  it('serves several processes of a shop, and stops with the last one', async () => {
    const [shop, commandLine] = await Promise.all([startEmbedded({ dataDir }), startEmbedded({ dataDir })]);
    expect(commandLine.url).toBe(shop.url);
    await expect(removeEmbedded(dataDir)).rejects.toThrow('A shop is running');
    await shop.stop();
    expect(await query(commandLine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await commandLine.stop();
    await expect(query(shop.url, 'select 1')).rejects.toThrow();
  });

  it('starts where a dead server left its mark, even if another program has its number by now', async () => {
    await (await startEmbedded({ dataDir })).stop();
    const mark = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    await writeFile(mark, `${process.pid}\n${join(dataDir, 'postgres', 'data')}\n1\n5432\n\n127.0.0.1\n`);
    const server = await startEmbedded({ dataDir });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it.runIf(process.getuid?.() === 0)('goes elsewhere when its user cannot reach the data folder', async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const inside = join(closed, 'data');
    const server = await startEmbedded({ dataDir: inside });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(inside, 'postgres'))).toBe(false);
    await server.stop();
    await removeEmbedded(inside);
  });
});

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the server from a process of its own, kills that at once, and tells where the server is. */
function urlOfKilledProcess(dataDir: string): Promise<string> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
    const { url } = await startEmbedded({ dataDir: process.argv[1] });
    process.stdout.write(url, () => process.kill(process.pid, 'SIGKILL'));`;
  return new Promise((told, failed) => {
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program, dataDir]);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.once('exit', (_code, signal) =>
      signal === 'SIGKILL' ? told(output) : failed(new Error('It was not killed.')),
    );
  });
}
