import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a command in the repository and collects what it prints; `show` passes it on meanwhile, `signal` ends it. */
export function run(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; show?: boolean; cwd?: string; signal?: AbortSignal } = {},
): Promise<Finished> {
  const { env = {}, show = false, cwd = root, signal } = options;
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (show) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => done({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Starts a TypeScript program of the house under this Node, with the memory that its image gives it (`Containerfile`). */
export function startProgram(file: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--max-semi-space-size=8', '--conditions=@obsidiana/source', file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Asks an address until it answers with 200. */
export async function answers(url: string, within = 60_000): Promise<boolean> {
  const end = Date.now() + within;
  while (Date.now() < end) {
    const ok = await fetch(url)
      .then((response) => response.ok)
      .catch(() => false);
    if (ok) return true;
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}
