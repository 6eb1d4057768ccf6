import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Lays ProductCards in columns that fit the screen, or in rows.',
  instead: {
    'post-carousel': 'For a strip that slides, use',
  },
  role: 'A list; each child becomes an item.',
} satisfies ComponentDocs;
