import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Offers choices that need more than a word each: addresses, ways to pay.',
  instead: {
    select: 'For short words, use',
    'size-carousel': 'For sizes, use',
  },
  role: 'A radio group; each card is a radio button named by its title and described by its text.',
  keyboard: {
    'Arrow keys': 'Move the choice.',
    Tab: 'Moves to the chosen card, and out of the group.',
    Space: 'Chooses the card that has the focus.',
  },
  care: ['Name the group with what is asked.'],
} satisfies ComponentDocs;
