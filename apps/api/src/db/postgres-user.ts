import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The system user that the server runs as. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** Where root keeps what the server's user must reach and only root may replace. */
export const stateFolder = '/var/lib/obsidiana';

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, who is made when there is none. Otherwise null: as oneself. */
export async function serverUser(): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const known = await lookUp();
  if (known) return known;
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']).catch(
    () => {},
  );
  const made = await lookUp();
  if (made) return made;
  throw new Error(
    "PostgreSQL does not run as root, and the user 'postgres' could not be made. Start as another user, or name a PostgreSQL: DATABASE_URL=postgres://…",
  );
}

/** Whether the server's user can enter a folder, or execute a file; oneself always can. */
export async function canReach(user: ServerUser | null, path: string): Promise<boolean> {
  if (!user) return true;
  const test = run('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' });
  return test.then(
    () => true,
    () => false,
  );
}

/** `<dataDir>/postgres`, or a folder of root's own when the server's user cannot get there; it says so. */
export async function clusterFolder(dataDir: string, user: ServerUser | null): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  if (!user) return join(dataDir, 'postgres');
  // The data folder is the shop's own, so it may be opened for passing through; its parents are left as they are.
  await chmod(dataDir, (await stat(dataDir)).mode | 0o011);
  if (await canReach(user, dataDir)) return join(dataDir, 'postgres');
  const instead = join(stateFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  console.log(`PostgreSQL's user cannot reach ${dataDir}: the database is in ${instead}`);
  await mkdir(instead, { recursive: true, mode: 0o755 });
  return join(instead, 'postgres');
}

async function lookUp(): Promise<ServerUser | null> {
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    return null;
  }
}
