import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, folders, home, listComponents, sourcesOf } from './components.ts';

const index = readFileSync(join(home, 'src/index.ts'), 'utf8');
const components = listComponents();

describe.each(folders)('@UI-1 %s', (folder) => {
  const names = filesOf(folder).map(({ path }) => path.split('/').at(-1));

  it('has its component, its stories and its public list', () => {
    expect(names, 'Name them after the folder.').toEqual(
      expect.arrayContaining([`${folder}.tsx`, `${folder}.stories.tsx`, 'index.ts']),
    );
  });

  it('is exported by the root of the package; its own subpath is `exports["./*"]`', () => {
    expect(index, 'Add its line to src/index.ts.').toContain(`export * from './components/${folder}/index.ts';\n`);
    expect(components.filter((component) => component.folder === folder).length).toBeGreaterThan(0);
  });

  it('says `data-component` once for every component that it exports', () => {
    const said = sourcesOf(folder).flatMap(({ source }) =>
      [...source.text.matchAll(/data-component="([^"]+)"/g)].map(([, name]) => name),
    );
    // A context has no root; AlertDialog is a Dialog with other props.
    const rootless = ['ui-provider', 'anchor'];
    const due = components.filter((one) => one.folder === folder && !rootless.includes(one.kebab));
    expect(said.toSorted(), 'Every root carries the kebab name of its component.').toEqual(
      due.map(({ kebab }) => kebab).toSorted(),
    );
  });
});

it('lists the folders of src/index.ts in alphabetical order', () => {
  const listed = [...index.matchAll(/components\/([^/]+)\//g)].map(([, name]) => name);
  expect(listed).toEqual(folders);
});

it('keeps one tree of what is heard for every folder', () => {
  const trees = globSync('aria/*.txt', { cwd: home }).map((path) => basename(path, '.txt'));
  expect(
    trees.toSorted(),
    'Write them by `vitest run fleet -u`, and take away those of folders that are gone.',
  ).toEqual(folders);
});
