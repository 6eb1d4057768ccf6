/// <reference types="vite/client" />
// Runs in the test browser beside the stories (vitest.config.ts): `vitest run fleet`. `-u` takes changed trees over.
import { composeStories, composeStory } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { utils } from 'vitest/browser';
import type { Parts } from '../../../../.storybook/parts.ts';
import * as ui from '../../src/index.ts';
import { kebabCase } from '../kebab-case.ts';

type Stories = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<Stories>('../../src/components/*/*.stories.tsx', { eager: true });

let box: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  box.remove();
  vi.restoreAllMocks();
});

const seen = new Set(['Anchor', 'UiProvider']);

describe.each(Object.entries(modules))('%s', (path, module) => {
  const folder = path.split('/').at(-2) ?? '';
  const stories: [string, ComponentType<object>][] = Object.entries(composeStories(module));
  // The component as its stories' own args make it.
  const Base: ComponentType<object> = composeStory({}, module.default, undefined, 'Base');

  it.each(stories)('hydrates what the server sent: %s', async (_, Story) => {
    box.innerHTML = renderToString(<Story />);
    const problems: unknown[] = [];
    root = hydrateRoot(box, <Story />, { onRecoverableError: (problem) => problems.push(problem) });
    await settled();
    const said = [...problems, ...vi.mocked(console.error).mock.calls.flat()].map(String);
    expect(said, 'The first render must not depend on the browser: use an effect for what only it knows.').toEqual([]);
  });

  it(`is heard as packages/ui/aria/${folder}.txt says`, async () => {
    root = createRoot(box);
    root.render(<Base />);
    await settled();
    const tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
    await expect(`${tree}\n`).toMatchFileSnapshot(`../../aria/${folder}.txt`);
  });

  const name = Object.entries(ui).find(([, value]) => value === module.default.component)?.[0];
  const parts: Parts = module.default.parameters?.parts ?? {};
  const examples: Parts = { ...parts };
  if (name) examples[name] = (probe) => <Base {...probe} />;

  for (const part of Object.keys(examples)) seen.add(part);

  it.each(Object.entries(examples))(
    'gives ref, className, style, data-* and aria-* to its one root: %s',
    async (part, example) => {
      const ref = vi.fn();
      root = createRoot(box);
      root.render(
        example({ ref, className: 'probe', style: { '--probe': '1' }, 'data-probe': '1', 'aria-keyshortcuts': 'p' }),
      );
      await settled();
      const own = document.querySelector(`[data-component="${kebabCase(part)}"]`);
      expect(own, `Nothing says data-component="${kebabCase(part)}".`).not.toBeNull();
      for (const mark of ['.probe', '[style*="--probe"]', '[data-probe]', '[aria-keyshortcuts]']) {
        expect(
          [...document.querySelectorAll(mark)],
          `Spread \`...rest\` over the root, and over nothing else: ${mark}`,
        ).toEqual([own]);
      }
      expect(
        ref.mock.calls.flat(),
        'Pass the ref on; where the component needs its own, join them by useRefs.',
      ).toContain(own);
      if (own && getComputedStyle(own).position !== 'fixed') {
        const { marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(own);
        expect(
          [marginTop, marginRight, marginBottom, marginLeft],
          'Distances are set by the parent, by its gap.',
        ).toEqual(Array(4).fill('0px'));
      }
    },
  );
});

it('has met every component of the package', () => {
  const components = Object.entries(ui).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function');
  expect(
    components.map(([name]) => name).filter((name) => !seen.has(name)),
    'Make it the `component` of its stories, or show it in their `parameters.parts`.',
  ).toEqual([]);
});

/** React has rendered and run its effects, and what they asked for has been drawn. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
}
