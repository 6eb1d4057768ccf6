import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Lays out pages of one short form (signing in, joining): the form at the start, a wall beside it on wide screens.',
  instead: {
    columns: 'For a form with what it comes to, use',
  },
  role: 'No role of its own. The wall says nothing that is needed: phones leave it out.',
} satisfies ComponentDocs;
