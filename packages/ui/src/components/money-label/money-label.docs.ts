import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows every amount of money. Amounts are whole numbers of the smallest unit, so that nothing is lost in rounding.',
  instead: {
    price: 'For the price of a product, with its offer, use',
  },
  role: 'A data element with the plain amount as its value. A former price is announced by words that only listeners hear.',
  care: ['Never write an amount as text: its currency, its digits and its sign belong together.'],
} satisfies ComponentDocs;
