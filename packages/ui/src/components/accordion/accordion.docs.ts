import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Keeps what only some people need out of sight: care of a garment, delivery, returns. Its title must say what is inside.',
  instead: {
    section: 'What everyone needs stays open, in a',
    'order-card': 'Orders open in an',
  },
  role: 'A heading with a button that says whether its part is open; the part is a region that the button names.',
  keyboard: {
    'Enter, Space': 'Opens the part, or closes it.',
    'Arrow down, Arrow up': 'Moves to the title below or above.',
    'Home, End': 'Moves to the first or the last title.',
  },
  care: ['Set headingLevel to fit the outline of the page.'],
} satisfies ComponentDocs;
