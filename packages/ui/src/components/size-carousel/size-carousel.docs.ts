import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Offers the sizes of a product, four at a time. Sizes that are sold out can still be reached, and say so.',
  instead: {
    select: 'For other short choices, use',
    'radio-card': 'For choices with an explanation, use',
  },
  role: 'A radio group of the browser’s own radio buttons; the buttons at its ends only scroll.',
  keyboard: {
    'Arrow keys': 'Move the choice.',
    Tab: 'Moves into the group and out of it.',
    Space: 'Chooses.',
  },
  care: ['A choice of a size that is sold out is the moment to offer a notification.'],
} satisfies ComponentDocs;
