import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows on an icon of the header how many pieces it holds. It draws nothing at zero.',
  instead: {
    badge: 'For words, use',
  },
  role: 'Hidden from those who listen when the link says the number itself; otherwise read with its label.',
  care: ['Say the number in the name of the link too: “Bag, 2 pieces”.'],
} satisfies ComponentDocs;
