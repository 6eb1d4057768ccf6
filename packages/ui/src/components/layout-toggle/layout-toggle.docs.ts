import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Changes how the products of a list lie: as a grid or as rows.',
  instead: {
    select: 'For more than a few choices, use',
  },
  role: 'A named group of two buttons; the chosen one says that it is pressed.',
  keyboard: {
    'Enter, Space': 'Chooses.',
  },
} satisfies ComponentDocs;
