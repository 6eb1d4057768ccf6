import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Sets a few parts beside each other: two ways to go on, a title and what belongs to it, a counter and its button.',
  instead: {
    stack: 'For parts below each other, use',
    'card-grid': 'For a list of cards, use',
    columns: 'For the two columns of a page, use',
    'form-stack': 'For two fields of a form, use the FormRow of',
  },
  role: 'No role of its own.',
} satisfies ComponentDocs;
