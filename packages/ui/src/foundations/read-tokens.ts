import { customProperty } from '../lib/tokens.ts';

export interface TokenEntry {
  name: string;
  /** The reference that a style would use: `var(--ob-space-near)`. */
  reference: string;
  description: string;
}

/** The tokens of one group, in the order of the file, for the pages that show them. */
export function readTokens(group: object, path: readonly string[]): TokenEntry[] {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, token]) => ({
      name,
      reference: `var(--${customProperty([...path, name])})`,
      description: '$description' in token ? String(token.$description) : '',
    }));
}
