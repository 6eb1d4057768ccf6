import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Sets parts below each other at an even distance, inside a section or a column.',
  instead: {
    container: 'To keep parts off the edges of the screen, use',
    row: 'For parts beside each other, use',
    'form-stack': 'For the fields of a form, use',
  },
  role: 'No role of its own.',
} satisfies ComponentDocs;
