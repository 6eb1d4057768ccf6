import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, DatabaseError } from 'pg';
import { type Binaries, findBinaries } from './postgres-binaries.ts';
import { clusterFolder, type ServerUser, serverUser } from './postgres-user.ts';

const run = promisify(execFile);

const owner = 'obsidiana';
const readyWithin = 30_000;
/** What the connection is called that every process holds while it uses the server. */
const presenceName = 'obsidiana presence';

/** For a small shop on a small machine. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  max_wal_size: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
} as const;

export interface Embedded {
  /** Address of the shop's database, password included. */
  readonly url: string;
  /** Stops the server, unless another process of this shop (its command line, for one) still uses it. */
  stop(): Promise<void>;
}

/** A cluster's folder holds `data`, `log` and `password`. */
interface Cluster {
  readonly folder: string;
  readonly user: ServerUser | null;
  readonly binaries: Binaries;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * The PostgreSQL of a data folder: made the first time, started when it does not run, used again when it does (another
 * process started it, or it outlived one that was killed). It listens on a free port of the loopback only.
 * @throws an Error that says what to do when it cannot be made or started
 */
export async function startEmbedded(options: {
  readonly dataDir: string;
  /** On top of the house's. */
  readonly settings?: Readonly<Record<string, string>>;
}): Promise<Embedded> {
  const user = await serverUser();
  const cluster: Cluster = {
    folder: await clusterFolder(resolve(options.dataDir), user),
    user,
    binaries: await findBinaries(user),
    settings: { ...settings, ...options.settings },
  };
  if (!existsSync(cluster.folder)) await make(cluster);
  const { url, presence } = await enter(cluster);
  await presence.query('create database obsidiana').catch((error: unknown) => {
    // 42P04: it is there already; 23505: another process makes it in this moment.
    if (!(error instanceof DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error;
  });
  return { url, stop: async () => void (await leave(cluster, presence)) };
}

/** Deletes the cluster of a data folder. @throws an Error while a shop uses it */
export async function removeEmbedded(dataDir: string): Promise<void> {
  const user = await serverUser();
  const home = resolve(dataDir);
  const folder = await clusterFolder(home, user);
  if (!existsSync(folder)) return;
  const cluster: Cluster = { folder, user, binaries: await findBinaries(user), settings };
  if ((await runningPort(cluster)) !== null) {
    const { presence } = await enter(cluster);
    const stopped = await leave(cluster, presence);
    if (!stopped) throw new Error(`A shop is running on the data of ${dataDir}. End it first.`);
  }
  await rm(dirname(folder) === home ? folder : dirname(folder), { recursive: true, force: true });
}

/** Whole or not at all: another process, or a next start after a kill, never meets half a cluster. */
async function make({ folder, user, binaries }: Cluster): Promise<void> {
  await removeUnfinished(folder);
  const staging = `${folder}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const password = join(staging, 'password');
  await mkdir(staging, { mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) for (const path of [staging, password]) await chown(path, user.uid, user.gid);
  await asServer(user, binaries.initdb, [
    `--pgdata=${join(staging, 'data')}`,
    `--username=${owner}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  await rename(staging, folder).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}

/** What processes left that were ended while they made the cluster. */
async function removeUnfinished(folder: string): Promise<void> {
  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    const [, pid] = /^postgres\.(\d+)\.\w+$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** Connects to the server of a cluster, and starts it as often as nothing answers. */
async function enter(cluster: Cluster): Promise<{ url: string; presence: Client }> {
  const password = (await readFile(join(cluster.folder, 'password'), 'utf8')).trim();
  const until = Date.now() + readyWithin;
  let failure: unknown = null;
  while (Date.now() < until) {
    const port = await runningPort(cluster);
    if (port !== null) {
      const url = `postgres://${owner}:${password}@127.0.0.1:${port}/`;
      // Held as long as this process uses the server: `leave` counts those who are present.
      const presence = new Client({ connectionString: `${url}postgres`, application_name: presenceName });
      presence.on('error', () => {});
      const connected = await presence.connect().then(
        () => true,
        (error: unknown) => {
          failure = error;
          return false;
        },
      );
      if (connected) return { url: `${url}obsidiana`, presence };
    }
    if (port === null || isRefused(failure)) {
      await start(cluster).catch((error: unknown) => {
        failure = error;
      });
    }
    await wait(50);
  }
  const log = await readFile(join(cluster.folder, 'log'), 'utf8').catch(() => '');
  throw new Error(
    `PostgreSQL did not start in ${cluster.folder}: ${messageOf(failure)}\n${log.split('\n').slice(-15).join('\n')}`,
  );
}

/** The port that a running server has written down; what a dead one left behind is removed. */
async function runningPort({ folder }: Cluster): Promise<number | null> {
  const file = join(folder, 'data', 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid) return null;
  if (await isPostgres(pid)) return port || null;
  await rm(file, { force: true });
  return null;
}

/** After a restart of the machine the same number may belong to any program. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const name = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres');
  return name.includes('postgres');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function start({ folder, user, binaries, settings }: Cluster): Promise<void> {
  const flags = Object.entries({ ...settings, port: String(await freePort()) }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const seconds = String(readyWithin / 1000);
  const args = ['start', '--wait', '--timeout', seconds, '--silent', '--pgdata', join(folder, 'data')];
  await asServer(user, binaries.pgCtl, [...args, '--log', join(folder, 'log'), '--options', flags.join(' ')]);
}

/** The last one out stops the server. @returns whether it was stopped */
async function leave({ folder, user, binaries }: Cluster, presence: Client): Promise<boolean> {
  // Not all connections: those of the pool that has just been closed take a moment to be gone.
  const others = await presence
    .query('select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [presenceName])
    .then(({ rows }) => rows.length)
    .catch(() => 0);
  await presence.end().catch(() => {});
  if (others > 0) return false;
  await asServer(user, binaries.pgCtl, [
    'stop',
    '--wait',
    '--silent',
    '--mode',
    'fast',
    '--pgdata',
    join(folder, 'data'),
  ]);
  return true;
}

async function asServer(user: ServerUser | null, program: string, args: readonly string[]): Promise<void> {
  await run(program, args, { ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
