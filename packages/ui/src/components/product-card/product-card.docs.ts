import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows a product in a list. A press anywhere on the card opens its page; heart and share menu lie above.',
  instead: {
    'cart-line': 'In the bag, use',
    'category-tile': 'For a category, use',
  },
  role: 'An article; its name is a heading with the one link of the card.',
  keyboard: {
    Tab: 'Moves to the link, the heart, the share menu.',
    Enter: 'Opens the product.',
  },
  care: [
    'Set headingLevel to fit the outline of the page.',
    'Give the picture an empty alternative text: the name is beside it.',
  ],
} satisfies ComponentDocs;
