import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows posts (or other things of one kind) side by side: as many as fit, the others by sliding. It never moves by itself.',
  instead: {
    'product-grid': 'To see all of them, use',
    gallery: 'For pictures of one product, use',
  },
  role: 'A named carousel; each slide is a group that says its position. What came into view is read out.',
  keyboard: {
    Tab: 'Moves through the slides in view, then to the buttons.',
    'Enter, Space': 'On a button: shows those before or after.',
  },
  care: ['Keep links in a slide few: each is a stop of the Tab key.'],
} satisfies ComponentDocs;
