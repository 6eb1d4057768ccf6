import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packaged } from './vanilla-modules.ts';

/** Writes the declarations of what is in `dist` beside it, with the names that the packaged modules have. */
export function writeDeclarations(root: string): void {
  const raw = join(root, 'dist/.declarations');
  execFileSync('tsc', ['-p', join(root, 'tsconfig.build.json'), '--outDir', raw], { stdio: 'inherit' });

  for (const file of globSync('**/*.d.ts', { cwd: join(raw, 'src') })) {
    const target = join(root, 'dist', file.replace(/\.css\.d\.ts$/, '.styles.d.ts'));
    if (!existsSync(target.replace(/\.d\.ts$/, '.js'))) continue;
    const text = readFileSync(join(raw, 'src', file), 'utf8');
    writeFileSync(target, text.replace(/(?<=(?:from|import)\s*\(?\s*['"])\.{1,2}\/[^'"]+(?=['"])/g, packaged));
  }
  rmSync(raw, { recursive: true });
}
