import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Sets a thing apart in a word or two: web exclusive, limited edition, redeemed.',
  instead: {
    'discount-flag': 'For a price that is down, use',
    'count-bubble': 'For a number on an icon, use',
  },
  role: 'Plain text, read where it stands.',
  care: ['It is no button. What can be pressed is a Button or a Link.'],
} satisfies ComponentDocs;
