import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows where a page lies in the shop, on pages two or more steps below home.',
  instead: {
    'checkout-stepper': 'For steps of a task, use',
  },
  role: 'A navigation landmark with an ordered list; the last place is the page itself and carries aria-current.',
  care: ['Give the landmark a name with label.'],
} satisfies ComponentDocs;
