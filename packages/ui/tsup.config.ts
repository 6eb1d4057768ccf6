import { cpSync, globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';
import { writeDeclarations } from './scripts/declarations.ts';
import { writeFacts } from './scripts/facts.ts';
import { packaged, vanillaModules } from './scripts/vanilla-modules.ts';

const root = import.meta.dirname;

// The plain modules of src/styles run while the styles are made, and src/foundations are pages of Storybook: neither is
// part of the package.
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(stories|test|docs)\.tsx?$/.test(file) && !/^src\/(styles\/[^.]+\.ts$|foundations\/)/.test(file),
);

rmSync(join(root, 'dist'), { recursive: true, force: true });

export default defineConfig({
  entry: Object.fromEntries(sources.map((file) => [packaged(file.replace(/^src\//, '')).replace(/\.js$/, ''), file])),
  format: 'esm',
  target: 'es2023',
  splitting: false,
  treeshake: false,
  silent: true,
  esbuildPlugins: [vanillaModules(root)],
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
  onSuccess: async () => {
    writeDeclarations(root);
    for (const file of globSync('src/styles/archivo*.{woff2,txt}', { cwd: root })) {
      cpSync(join(root, file), join(root, 'dist/styles', basename(file)));
    }
    await writeFacts(root);
  },
});
