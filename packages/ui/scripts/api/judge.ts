import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bump, bumps, type Change, compareSurfaces, compareTokens, larger, requiredBump } from './compare.ts';
import { parseSurface, type Surface } from './surface.ts';

export interface Verdict {
  passed: boolean;
  /** What was compared, what was found, and what to do where the bump is too small. */
  words: string[];
}

/** One note in `.changeset` about this package. */
export interface Note {
  file: string;
  bump: Bump;
  summary: string;
}

const name = '@obsidiana/ui';
const tokenFiles = 'packages/ui/tokens/*.tokens.json';

/**
 * Whether the pending changesets announce enough for what changed since the last release, or, before the first one, since
 * this branch left main. A version that is already raised counts as announced.
 */
export function judgeRelease(repository: string, now: Surface): Verdict {
  const notes = readNotes(repository);
  const base = findBase(repository);
  const report = base && show(repository, base.commit, 'packages/ui/api.txt');
  const before = report ? parseSurface(report) : {};

  const complaints = notes.flatMap((note) => complaintAbout(note, { ...before, ...now }));
  if (complaints.length > 0) return { passed: false, words: complaints };
  if (!base || !report) return { passed: true, words: ['There is no earlier report of the API to compare with.'] };

  const { version }: { version: string } = JSON.parse(
    show(repository, base.commit, 'packages/ui/package.json') ?? '{}',
  );
  const current: { version: string } = JSON.parse(readFileSync(join(repository, 'packages/ui/package.json'), 'utf8'));
  const changes = [
    ...compareSurfaces(before, now),
    ...compareTokens(tokensAt(repository, base.commit), tokensNow(repository)),
  ];
  return judge(
    changes,
    version,
    larger(versionBump(version, current.version), ...notes.map(({ bump }) => bump)),
    base.words,
  );
}

/** The judgement itself: the changes since `version`, against the bump that is announced. */
export function judge(changes: readonly Change[], version: string, announced: Bump, since: string): Verdict {
  const needed = requiredBump(changes, version);
  if (bumps.indexOf(announced) >= bumps.indexOf(needed)) {
    return {
      passed: true,
      words: [`Since ${since}: ${changes.length} changes need '${needed}', announced is '${announced}'.`],
    };
  }
  return {
    passed: false,
    words: [
      `Since ${since} these changes need '${needed}', but announced is '${announced}'. Add a note with \`npx changeset\`:`,
      ...changes.map(({ bump, what }) => `  ${bump}  ${what}`),
    ],
  };
}

/** The notes in `.changeset` that name this package. */
export function readNotes(repository: string): Note[] {
  return globSync('.changeset/*.md', { cwd: repository })
    .filter((file) => !file.endsWith('README.md'))
    .sort()
    .flatMap((file) => parseNote(file, readFileSync(join(repository, file), 'utf8')));
}

/** Nothing where a note is about other packages; one that cannot be read stands as 'none', without a summary. */
export function parseNote(file: string, text: string): Note[] {
  const [whole, front = '', summary = ''] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(text) ?? [];
  if (whole === undefined) return [{ file, bump: 'none', summary: '' }];
  const bump = bumps.find((size) => new RegExp(`^["']?${name}["']?: ${size}$`, 'm').test(front));
  return bump ? [{ file, bump, summary: summary.trim() }] : [];
}

/** Every note begins with what it is about, so that each component's page can tell its history. */
export function complaintAbout({ file, summary }: Note, surface: Surface): string[] {
  const subjects = new Set(['Tokens', 'Themes', 'Package']);
  for (const exported of Object.values(surface)) {
    for (const head of Object.keys(exported)) subjects.add(head.split(/[ (]/)[1] ?? head);
  }
  const [, subject = ''] = /^([A-Za-z, ]+): \S/.exec(summary) ?? [];
  const known = subject !== '' && subject.split(', ').every((one) => subjects.has(one));
  if (known) return [];
  return [
    `${file} must name a bump, and then begin with an export, or Tokens, Themes, Package (see .changeset/README.md).`,
  ];
}

/** The bump between two versions, such as 0.1.0 and 0.2.0. */
export function versionBump(from: string, to: string): Bump {
  const [before = [], after = []] = [from, to].map((version) => version.split('.').map(Number));
  const position = after.findIndex((part, index) => part > (before[index] ?? 0));
  return (['major', 'minor', 'patch'] as const)[position] ?? 'none';
}

function findBase(repository: string): { commit: string; words: string } | undefined {
  const tag = git(repository, 'describe', '--tags', '--abbrev=0', '--match', `${name}@*`);
  if (tag) return { commit: tag, words: tag };
  for (const main of ['origin/main', 'main']) {
    const commit = git(repository, 'merge-base', 'HEAD', main);
    if (commit) return { commit, words: `${commit.slice(0, 7)} (${main})` };
  }
  return undefined;
}

function tokensAt(repository: string, commit: string): Record<string, string> {
  const files = git(repository, 'ls-tree', '--name-only', commit, 'packages/ui/tokens/')?.split('\n') ?? [];
  const texts = files
    .filter((file) => file.endsWith('.tokens.json'))
    .map((file): [string, string] => [file, show(repository, commit, file) ?? '{}']);
  return flatten(texts);
}

function tokensNow(repository: string): Record<string, string> {
  const files = globSync(tokenFiles, { cwd: repository });
  return flatten(files.map((file): [string, string] => [file, readFileSync(join(repository, file), 'utf8')]));
}

/** `light.color.ink` and its value, of every token. */
function flatten(files: readonly [file: string, text: string][]): Record<string, string> {
  const tokens: Record<string, string> = {};
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    if ('$value' in node) tokens[path] = JSON.stringify(node.$value);
    else for (const [key, inner] of Object.entries(node)) walk(inner, `${path}.${key}`);
  };
  for (const [file, text] of files) walk(JSON.parse(text), file.replace(/^.*[\\/]|\.tokens\.json$/g, ''));
  return tokens;
}

function show(repository: string, commit: string, file: string): string | undefined {
  return git(repository, 'show', `${commit}:${file}`);
}

/** What git answers; nothing where it knows no such thing, or where there is no history at all. */
function git(repository: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
