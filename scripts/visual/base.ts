import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Base {
  /** The revision that was built, in short. */
  revision: string;
  /** Its built Storybook. */
  storybook: string;
  remove: () => Promise<void>;
}

/**
 * Builds the Storybook of what the work began with, in a tree of its own: VISUAL_BASE, else where the branch left main,
 * else the commit before.
 * @throws Error where there is no git, or the old tree does not build.
 */
export async function buildBase(root: string): Promise<Base> {
  const revision = baseRevision(root);
  const folder = await mkdtemp(join(tmpdir(), 'obsidiana-base-'));
  const tree = join(folder, 'tree');
  const remove = async () => {
    git(root, 'worktree', 'remove', '--force', tree);
    await rm(folder, { recursive: true, force: true });
  };
  git(root, 'worktree', 'add', '--detach', tree, revision);
  try {
    run(tree, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
    const storybook = join(folder, 'storybook');
    run(tree, 'pnpm', 'exec', 'storybook', 'build', '-o', storybook, '--quiet');
    return { revision: git(root, 'rev-parse', '--short', revision), storybook, remove };
  } catch (problem) {
    await remove();
    throw problem;
  }
}

function baseRevision(root: string): string {
  const { VISUAL_BASE: given } = process.env;
  if (given) return given;
  const head = git(root, 'rev-parse', 'HEAD');
  const parted = ['origin/main', 'main']
    .map((main) => attempt(() => git(root, 'merge-base', 'HEAD', main)))
    .find(Boolean);
  const changed = git(root, 'status', '--porcelain') !== '';
  return parted && (parted !== head || changed) ? parted : `${head}~1`;
}

function attempt(work: () => string): string {
  try {
    return work();
  } catch {
    return '';
  }
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
