import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Puts a product among the favourites, and takes it out. It shows the new state at once, and the old one again when the call fails.',
  instead: {
    'icon-button': 'For any other symbol, use',
  },
  role: 'A button that says whether it is pressed.',
  keyboard: {
    'Enter, Space': 'Changes it.',
  },
  care: ['Name it with its product; the label stays the same in both states, because the state is said by itself.'],
} satisfies ComponentDocs;
