import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folders } from './components.ts';

// What React has to say of a tree, it says to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe.each(folders)('%s', async (folder) => {
  const module: Parameters<typeof composeStories>[0] = await import(
    `../src/components/${folder}/${folder}.stories.tsx`
  );
  const stories: [string, ComponentType][] = Object.entries(composeStories(module, {}));

  it.each(stories)('renders on the server: %s', (_, Story) => {
    renderToString(<Story />);
    expect(console.error, 'Nothing of the browser may be touched while rendering.').not.toHaveBeenCalled();
  });
});
