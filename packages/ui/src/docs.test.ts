import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from './foundations/component-docs.ts';

const folders = globSync('components/*/index.ts', { cwd: import.meta.dirname }).map((file) => basename(dirname(file)));

describe('@UI-2 The page of each component', () => {
  it.each(folders)('%s says what it is for, and what to take instead', async (folder) => {
    const { default: docs }: { default: ComponentDocs } = await import(`./components/${folder}/${folder}.docs.ts`);
    expect(docs.use).toMatch(/\.$/);
    const unknown = Object.keys(docs.instead ?? {}).filter(
      (other) => !existsSync(join(import.meta.dirname, 'components', other)),
    );
    expect(unknown).toEqual([]);
  });
});
