import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Counts pieces by one more or one less.',
  instead: {
    select: 'For numbers with a meaning, use',
    'size-carousel': 'For sizes, use',
  },
  role: 'A named group with two buttons; the number is read out when it changes. At a bound a button stays in reach and says that it is disabled.',
  keyboard: {
    'Enter, Space': 'One more, or one less.',
  },
  care: ['Name the buttons with the piece when several counters stand on a page.'],
} satisfies ComponentDocs;
