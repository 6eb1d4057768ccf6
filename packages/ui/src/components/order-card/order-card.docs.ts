import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows an order in the list of orders: at a glance when closed, all of it when open.',
  instead: {
    accordion: 'For other things that open, use',
  },
  role: 'An article with a heading; its button says whether the rest is open.',
  keyboard: {
    'Enter, Space': 'Opens it, or closes it.',
  },
  care: ['Say the state of the order in words.'],
} satisfies ComponentDocs;
