import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows the categories on a narrow page, from the side. Load it when the menu button is pressed.',
  instead: {
    header: 'On a wide page they stand in the',
    dialog: 'For a task, use',
  },
  role: 'A dialog, modal, with a navigation inside; the current category carries aria-current.',
  keyboard: {
    Tab: 'Moves through the links, and stays inside.',
    Escape: 'Closes it.',
  },
} satisfies ComponentDocs;
