import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { readNotes } from '../packages/ui/scripts/api/judge.ts';
import { type Facts, readFacts } from '../packages/ui/scripts/facts.ts';
import { type Size, total } from '../packages/ui/scripts/sizes.ts';

const repository = join(import.meta.dirname, '..');
const ui = join(repository, 'packages/ui');

/** What is known of a component's folder from its source, its build and its changelog. */
export interface FolderFacts {
  /** What it exports, and what each costs in KiB. Empty while the package has not been built. */
  sizes: readonly (Size & { total: number })[];
  /** Whether any of it needs the browser. */
  client: boolean;
  /** The values of `data-component`, by which a test or a style finds a root. */
  roots: readonly string[];
  /** Attributes that say a state: `aria-busy`, `data-stone`. */
  states: readonly string[];
  /** The custom properties that its rules read. */
  tokens: readonly string[];
  /** Newest first. */
  history: readonly { version: string; text: string }[];
}

/** Gathers the facts of every folder of `packages/ui/src/components`. */
export function gatherFacts(): Record<string, FolderFacts> {
  const built = builtFacts();
  const history = readHistory();
  const folders = globSync('src/components/*/index.ts', { cwd: ui }).map((file) => basename(join(file, '..')));
  return Object.fromEntries(
    folders.sort().map((folder) => {
      const source = sourceOf(folder);
      const exported = exportsOf(folder);
      return [
        folder,
        {
          sizes: built.sizes.filter(({ from }) => from === folder).map((size) => ({ ...size, total: total(size) })),
          client: source.includes("'use client';"),
          roots: found(source, /(?<=data-component=")[a-z-]+/g),
          states: found(
            source,
            /\b(aria-(busy|checked|current|disabled|expanded|invalid|pressed|selected)|data-(state|stone|theme))(?==)/g,
          ),
          tokens: built.tokens[folder] ?? [],
          history: history.filter(({ subjects }) => subjects.some((subject) => exported.has(subject))),
        },
      ];
    }),
  );
}

/** Gives pages the facts as `virtual:ui-facts`. */
export function factsPlugin(): Plugin {
  const id = '\0virtual:ui-facts';
  return {
    name: 'ui-facts',
    resolveId: (source) => (source === 'virtual:ui-facts' ? id : undefined),
    load: (asked) => (asked === id ? `export default ${JSON.stringify(gatherFacts())};` : undefined),
  };
}

function builtFacts(): Facts {
  try {
    return readFacts(ui);
  } catch {
    return { sizes: [], tokens: {} };
  }
}

function sourceOf(folder: string): string {
  return globSync(`src/components/${folder}/*.tsx`, { cwd: ui })
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => readFileSync(join(ui, file), 'utf8'))
    .join('\n');
}

function exportsOf(folder: string): Set<string> {
  const index = readFileSync(join(ui, `src/components/${folder}/index.ts`), 'utf8');
  return new Set(index.match(/\b[A-Za-z]\w*(?=[, }])/g) ?? []);
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern))].sort();
}

interface Entry {
  version: string;
  subjects: readonly string[];
  text: string;
}

/** What the changelog and the pending notes say: `**Button, ButtonLink**: …`. */
function readHistory(): Entry[] {
  const pending = readNotes(repository).flatMap(({ summary }) => entry('Next', summary));
  const released: Entry[] = [];
  let version = '';
  for (const line of changelog().split('\n')) {
    version = /^## (\d\S*)/.exec(line)?.[1] ?? version;
    released.push(...entry(version, line.replace(/^- \*\*([^*]+)\*\*/, '$1')));
  }
  return [...pending, ...released];
}

function entry(version: string, line: string): Entry[] {
  const [, subjects, text] = /^([A-Z][A-Za-z]*(?:, [A-Z][A-Za-z]*)*): (.+)/.exec(line) ?? [];
  return subjects && text
    ? [{ version, subjects: subjects.split(', '), text: text.charAt(0).toUpperCase() + text.slice(1) }]
    : [];
}

function changelog(): string {
  try {
    return readFileSync(join(ui, 'CHANGELOG.md'), 'utf8');
  } catch {
    return '';
  }
}
