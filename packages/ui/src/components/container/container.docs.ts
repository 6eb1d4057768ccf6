import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Keeps parts off the edges of the screen and at an even distance, on pages that set their own title.',
  instead: {
    'page-body': 'For a page with a title, use',
  },
  role: 'No role of its own.',
} satisfies ComponentDocs;
