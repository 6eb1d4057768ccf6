import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows the reward that rides with an order.',
  instead: {
    notice: 'For a message, use',
    badge: 'For a word, use',
  },
  role: 'A named section.',
} satisfies ComponentDocs;
