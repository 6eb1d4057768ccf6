import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

/** The rules of axe whose answer the theme changes; all others were asked in the light, and the parts are the same. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The tests ask for this: after a story was played and checked, it is looked at in the dark as well, as it stands then. */
export async function contrastInTheDark({ globals }: StoryContext): Promise<void> {
  if (!globals.checkDark) return;
  const page = document.documentElement;
  const theme = page.dataset.theme;
  page.dataset.theme = 'dark';
  try {
    const { violations } = await axe.run(document.body, { runOnly: ofColours, resultTypes: ['violations'] });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`);
  } finally {
    page.dataset.theme = theme;
  }
}
