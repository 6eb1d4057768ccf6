import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows one piece in the bag, in an order or in a summary: picture, name, size, quantity, amount.',
  instead: {
    'product-card': 'In a catalogue, use',
    'summary-rows': 'For amounts without a piece, use',
  },
  role: 'An item of a list.',
  care: ['Stand it inside a list (ul).', 'Name its QuantityCounter and its remove button with the piece.'],
} satisfies ComponentDocs;
