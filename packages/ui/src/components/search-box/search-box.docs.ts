import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Asks for a term to look for, in the header and on the page of results.',
  instead: {
    'text-input': 'In a form, use',
  },
  role: 'A search landmark with one field, named by its label.',
  keyboard: {
    Enter: 'Sends the term.',
  },
} satisfies ComponentDocs;
