import { cssValues, customProperty } from '../packages/ui/src/lib/tokens.ts';

export interface TokenRow {
  /** `--ob-space-near`. */
  variable: string;
  /** As CSS, and as a hexadecimal number where it is a colour. */
  value: string;
  description: string;
}

/** The tokens below a group of a file, in its order. A pair of `min` and `max` is one token that grows. */
export function tokenRows(file: object, group: string): TokenRow[] {
  return Object.entries(file)
    .filter(([name]) => name === group)
    .flatMap(([name, node]) => rowsOf(node, [name]));
}

function rowsOf(node: unknown, path: readonly string[]): TokenRow[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('$value' in node || ('min' in node && 'max' in node)) {
    const description = '$description' in node ? String(node.$description) : '';
    return [{ variable: `--${customProperty(path)}`, value: hexOf(node) ?? String(cssValues(node)), description }];
  }
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => rowsOf(inner, [...path, name]));
}

function hexOf(token: object): string | undefined {
  const value = '$value' in token ? token.$value : undefined;
  return typeof value === 'object' && value !== null && 'hex' in value && !('alpha' in value)
    ? String(value.hex)
    : undefined;
}
