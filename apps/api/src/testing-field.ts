import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';
import { connect } from './db/database.ts';
import { removeEmbedded, startEmbedded } from './db/embedded.ts';
import { findBinaries } from './db/postgres-binaries.ts';
import { clusterFolder, serverUser } from './db/postgres-user.ts';
import type { Arena } from './testing-drills.ts';

const program = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const answersWithin = 120_000;

/** Where drills take place: a PostgreSQL of its own, the provider stand-ins, and servers, each a real process. */
export interface Field {
  readonly arena: Arena;
  /** What its servers were opened with. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends all servers at once, as a loss of power would. */
  killServers(): Promise<void>;
  /** Opens them again at the same addresses. */
  restartServers(): Promise<void>;
  /** Ends the database without waiting for anybody, and starts it again at the same address. */
  restartDatabase(): Promise<void>;
  close(): Promise<void>;
}

/** @param settings of PostgreSQL, on top of the house's */
export async function openField(servers: number, settings: Readonly<Record<string, string>> = {}): Promise<Field> {
  const dataDir = await mkdtemp(join(tmpdir(), 'obsidiana-field-'));
  const database = await startEmbedded({ dataDir, settings });
  const [providersPort = 0, smtpPort = 0, ...ports] = await Promise.all(Array.from({ length: servers + 2 }, freePort));
  const env = {
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, PICTURES: 'at-need', SEED: 'none', LOG_LEVEL: 'silent' },
    ...{ PROVIDERS_PORT: String(providersPort), SMTP_PORT: String(smtpPort), RATE_LIMIT_FACTOR: '100000' },
    STRIPE_WEBHOOK_URL: `http://localhost:${ports[0]}/api/webhooks/stripe`,
  };
  const provider = `http://localhost:${providersPort}`;
  const standIns = await start(program('../../providers/src/main.ts'), env, `${provider}/inbox.json`);
  const open = () =>
    Promise.all(
      ports.map((port) =>
        start(program('./main.ts'), { ...env, PORT: String(port) }, `http://localhost:${port}/api/health`),
      ),
    );
  let running = await open();
  const db = connect(database.url);
  const books = createContext(readConfig(env), db);

  return {
    env,
    arena: { db, books, provider, servers: ports.map((port) => `http://localhost:${port}`) },
    killServers: async () => void (await Promise.all(running.map((server) => end(server, 'SIGKILL')))),
    restartServers: async () => {
      running = await open();
    },
    restartDatabase: () => restartPostgres(dataDir),
    async close() {
      await Promise.all(running.map((server) => end(server, 'SIGTERM')));
      await end(standIns, 'SIGTERM');
      await db.$client.end();
      await database.stop();
      await removeEmbedded(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(file: string, env: NodeJS.ProcessEnv, address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=@obsidiana/source', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${chunk}`.slice(-4000);
  });
  const until = Date.now() + answersWithin;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.\n${complaints}`);
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return child;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${file} did not answer at ${address}.\n${complaints}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function restartPostgres(dataDir: string): Promise<void> {
  const user = await serverUser();
  const folder = await clusterFolder(dataDir, user);
  const { pgCtl } = await findBinaries(user);
  const args = ['restart', '--wait', '--silent', '--mode', 'immediate', '--pgdata', join(folder, 'data')];
  await promisify(execFile)(pgCtl, [...args, '--log', join(folder, 'log')], { ...user, cwd: '/' });
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
