import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows what a product costs: one price or a range, and under an offer what it cost before.',
  instead: {
    'money-label': 'For any other amount, use',
    'discount-flag': 'For the percentage, use',
  },
  role: 'Words that only listeners hear say which price holds and which is former.',
} satisfies ComponentDocs;
