import { join } from 'node:path';
import { builtinResolvers, parse } from 'react-docgen';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { everyNode, folders, home, listComponents, sourcesOf } from './components.ts';

/** Attributes that are read or seen as words. */
const wordAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);

describe.each(folders)('%s', (folder) => {
  it('says nothing of its own: every word is a prop', () => {
    const said = sourcesOf(folder).flatMap(({ path, source }) =>
      [...everyNode(source)].flatMap((node) => {
        const words = wordsOf(node);
        if (!words || !/\p{L}/u.test(words)) return [];
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        return [`${path}:${line + 1} "${words.trim()}"`];
      }),
    );
    expect(said, 'A component knows no language: make the words a prop, or an entry of `labels`.').toEqual([]);
  });
});

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !wordAttributes.has(node.name.getText())) return undefined;
  const value = node.initializer;
  if (value && ts.isStringLiteral(value)) return value.text;
  const inner = value && ts.isJsxExpression(value) ? value.expression : undefined;
  return inner && ts.isStringLiteralLike(inner) ? inner.text : undefined;
}

/** What the docs page shows of a folder's components: Storybook asks react-docgen, as this does. */
const documented = new Map(
  folders.flatMap((folder) =>
    sourcesOf(folder).flatMap(({ path, source }) =>
      docgen(source.text, join(home, path)).map(({ displayName, props = {} }) => [displayName, Object.keys(props)]),
    ),
  ),
);

function docgen(text: string, filename: string) {
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
  return parse(text, { filename, resolver });
}

describe.each(listComponents())('$name', ({ name, props }) => {
  it('documents every prop', () => {
    const silent = props.filter(({ doc }) => doc === '').map((prop) => prop.name);
    expect(silent, 'Give each a doc comment: what it is for, its unit, an example.').toEqual([]);
  });

  it('shows in its docs the props that TypeScript knows', () => {
    const seen = documented.get(name) ?? [];
    expect(seen.toSorted(), 'Write its props as a plain exported interface that extends those of its root.').toEqual(
      props.map((prop) => prop.name).toSorted(),
    );
  });
});
