import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** What one export costs an app that has nothing else of the package: KiB, minified, brotli, without React. */
export interface Size {
  name: string;
  /** The subpath that it comes from: `button`. */
  from: string;
  /** Its code and all that it needs. */
  js: number;
  /** Its rules, and those of the parts in it. */
  css: number;
}

/** The most that each export may cost in KiB: code and rules together. */
export const budgetsFile = 'size-budgets.json';

/** @throws Error when the package has not been built. */
export async function measureSizes(root: string): Promise<Size[]> {
  const entries = globSync('dist/components/*/index.js', { cwd: root }).sort();
  if (entries.length === 0) throw new Error('The package has not been built: pnpm --filter @obsidiana/ui build');
  const asked = entries.flatMap((entry) =>
    exportsOf(join(root, entry)).map((name) => ({
      name,
      from: basename(dirname(entry)),
      code: `export { ${name} } from ${JSON.stringify(`./${entry}`)};`,
    })),
  );
  const whole = { name: 'styles', from: 'styles', code: `import './dist/styles.js';` };
  return Promise.all(
    [whole, ...asked].map(async ({ name, from, code }) => ({ name, from, ...(await measure(root, code)) })),
  );
}

/** What is above its budget, has none, or has one without being there. Empty when all is well. */
export function complaints(sizes: readonly Size[], root: string): string[] {
  const budgets = readBudgets(root);
  const names = new Set(sizes.map(({ name }) => name));
  return [
    ...sizes.flatMap((size) => {
      const budget = budgets[size.name];
      const kib = total(size);
      if (budget === undefined) return [`${size.name} (${kib} KiB) has no budget in ${budgetsFile}.`];
      return kib > budget
        ? [`${size.name} is ${kib} KiB of ${budget}: make it smaller, or raise its budget in ${budgetsFile}.`]
        : [];
    }),
    ...Object.keys(budgets)
      .filter((name) => !names.has(name))
      .map((name) => `${name} has a budget in ${budgetsFile}, but is no export.`),
  ];
}

/** Gives each new export a budget a little above what it weighs, and forgets those that are gone; others stay as they are. */
export function completeBudgets(sizes: readonly Size[], root: string): void {
  const budgets = readBudgets(root);
  const quarters = (kib: number) => Math.ceil((kib * 1.06 + 0.05) * 4) / 4;
  const complete = Object.fromEntries(sizes.map((size) => [size.name, budgets[size.name] ?? quarters(total(size))]));
  writeFileSync(join(root, budgetsFile), `${JSON.stringify(complete, null, 2)}\n`);
}

function readBudgets(root: string): Record<string, number> {
  return JSON.parse(readFileSync(join(root, budgetsFile), 'utf8'));
}

/** Code and rules together, in KiB to two digits. */
export function total({ js, css }: Pick<Size, 'js' | 'css'>): number {
  return Number((js + css).toFixed(2));
}

async function measure(root: string, code: string): Promise<{ js: number; css: number }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root },
    outdir: 'out',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime', '*.woff2'],
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  const kib = (extension: string) => {
    const file = outputFiles.find(({ path }) => path.endsWith(extension));
    return file && file.contents.length > 0 ? brotliCompressSync(file.contents).length / 1024 : 0;
  };
  return { js: kib('.js'), css: kib('.css') };
}

function exportsOf(file: string): string[] {
  const [, names = ''] = /export \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(',').flatMap((name) => name.trim() || []);
}
