import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { measureSizes, type Size } from './sizes.ts';

/** What the built package says of itself, for its pages in Storybook and for the check of its sizes. */
export interface Facts {
  sizes: readonly Size[];
  /** The custom properties that the rules of each component read: `button` reads `--ob-color-ink`. */
  tokens: Readonly<Record<string, readonly string[]>>;
}

const file = 'dist/facts.json';

/** Measures what is in `dist`, and writes it there. */
export async function writeFacts(root: string): Promise<void> {
  const tokens: Record<string, readonly string[]> = {};
  for (const sheet of globSync('dist/components/*/*.css', { cwd: root }).sort()) {
    const folder = dirname(sheet).replace(/^.*[\\/]/, '');
    const read = readFileSync(join(root, sheet), 'utf8').match(/(?<=var\()--ob-[a-z0-9-]+/g) ?? [];
    tokens[folder] = [...new Set([...(tokens[folder] ?? []), ...read])].sort();
  }
  const facts: Facts = { sizes: await measureSizes(root), tokens };
  writeFileSync(join(root, file), `${JSON.stringify(facts, null, 1)}\n`);
}

/** @throws Error when the package has not been built. */
export function readFacts(root: string): Facts {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (cause) {
    throw new Error('The package has not been built: pnpm turbo run build --filter=@obsidiana/ui', { cause });
  }
}
