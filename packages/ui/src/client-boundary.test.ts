import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Hooks that need a browser (`useId` does not), contexts, handlers of our own, and Radix, which is made of them. */
const clientOnly = /\buse(?!Id\b)[A-Z]\w*\(|\bcreateContext\(|\son[A-Z]\w*=\{|from '@radix-ui\//;

const modules = globSync('{components,lib}/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !/\.(stories|test|css|docs)\.tsx?$/.test(file),
);

describe('@UI-4 The line between server and browser', () => {
  it.each(modules)('%s says use client if, and only if, it cannot do without', (file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(source.startsWith("'use client';")).toBe(clientOnly.test(code));
  });
});
