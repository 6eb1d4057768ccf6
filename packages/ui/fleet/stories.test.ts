import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { everyNode, filesOf, folders, listComponents, parse, sourcesOf } from './components.ts';

const components = listComponents();

/** What a person can operate, as it is written in JSX. */
const operable =
  /^(?:a|button|input|select|summary|textarea|Anchor|Button|ButtonLink|IconButton|Link|RouterLink|Radix\.(?:Close|Item|Trigger)|Select|TextArea|TextInput)$/;

/** How a play function uses the keyboard, and how the pointer. */
const byKeyboard = /\.(?:tab|keyboard|type)\(|\bfollow\(/;
const byPointer = /\.(?:click|dblClick|hover|pointer|selectOptions|upload)\(|\bfollow\(/;

describe.each(folders)('the stories of %s', (folder) => {
  const stories = filesOf(folder, '*.stories.tsx').map(({ path, text }) => parse(path, text));
  const text = stories.map((file) => file.text).join('\n');
  const own = components.filter((component) => component.folder === folder);

  const sheets = filesOf(folder, '*.css.ts')
    .map((sheet) => sheet.text)
    .join('\n');
  const variants = own.flatMap(({ props }) =>
    props.filter(({ name, values }) => values.length > 1 && new RegExp(`\\n {4}${name}: \\{`).test(sheets)),
  );
  const hasMatrix = /export const Matrix: Story = [\s\S]*\bmatrix\(/.test(text);

  it('have a Matrix of the variants that the styles know', () => {
    if (!sheets.includes('componentRecipe(') || variants.length === 0) return;
    const recipe =
      'Write `export const Matrix: Story = { render: matrix(Component, recipe) }` (.storybook/matrix.tsx).';
    expect(hasMatrix, recipe).toBe(true);
  });

  it('show every prop', () => {
    const used = new Set(stories.flatMap((file) => [...everyNode(file)].flatMap(nameOf)));
    const unseen = own.flatMap(({ name, props }) =>
      props
        .filter((prop) => !used.has(prop.name) && !(hasMatrix && variants.includes(prop)))
        .map((prop) => `${name}.${prop.name}`),
    );
    expect(unseen, 'Write a story for the state that each of them makes.').toEqual([]);
  });

  it('operate what can be operated, by keyboard and by pointer', () => {
    const elements = sourcesOf(folder).flatMap(({ source }) => [...everyNode(source)].flatMap(elementOf));
    if (!elements.some((name) => operable.test(name))) return;
    const plays = stories.flatMap((file) => [...everyNode(file)].filter(isPlay).map((node) => node.getText()));
    expect(
      plays.some((play) => byKeyboard.test(play)),
      'A play that uses userEvent.tab, keyboard or type.',
    ).toBe(true);
    expect(
      plays.some((play) => byPointer.test(play)),
      'A play that uses userEvent.click, hover or pointer.',
    ).toBe(true);
  });
});

/** The name that a node gives to a prop: `variant` in `args: { variant }` and in `<Button variant="quiet">`. */
function nameOf(node: ts.Node): string[] {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    return [node.name.getText().replaceAll(/^['"]|['"]$/g, '')];
  }
  // What stands between the tags.
  return ts.isJsxElement(node) ? ['children'] : [];
}

function elementOf(node: ts.Node): string[] {
  return ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? [node.tagName.getText()] : [];
}

function isPlay(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && node.name.getText() === 'play';
}
