import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Adds up to a total: subtotal, shipping, discount, total.',
  instead: {
    facts: 'For data that does not add up, use',
  },
  role: 'A description list; the total is set apart by weight, and by being last.',
  care: ['Every amount is a MoneyLabel.'],
} satisfies ComponentDocs;
