import { layers } from './lib/layer-names.ts';
import { cssValues, declarations } from './lib/tokens.ts';

/** A brand: what it changes of the tokens, in the shape of `tokens/*.tokens.json`. What it leaves out stays. */
export interface Brand {
  /** Of `base.tokens.json`: voices, sizes, spaces, corners, times. */
  base?: object;
  /** Of `light.tokens.json`: `{ color: … }`. */
  light?: object;
  /** Of `dark.tokens.json`: `{ color: … }`. */
  dark?: object;
}

/**
 * The style sheet of a brand, to be written at build time or sent in a `<style>`, in any order with the package's own.
 * `at` is the element that wears it: the whole page, unless a selector says which part. Contrast that a person asks for,
 * and the system's own colours, still win over it.
 */
export function brandCss({ base = {}, light = {}, dark = {} }: Brand, at = ':root'): string {
  const rules = [
    rule(`${at}, ${at} [data-theme="light"]`, light),
    rule(at, base),
    rule(`${at} [data-theme="dark"], ${at}[data-theme="dark"]`, dark),
    `@media (prefers-color-scheme: dark) { ${rule(`${at}:not([data-theme="light"])`, dark)} }`,
  ];
  return `@layer ${Object.values(layers).join(', ')};\n@layer ${layers.brand} {\n${rules.join('\n')}\n}\n`;
}

function rule(selector: string, tokens: object): string {
  const lines = Object.entries(declarations(cssValues(tokens))).map(([name, value]) => `${name}: ${value};`);
  return `${selector} { ${lines.join(' ')} }`;
}
