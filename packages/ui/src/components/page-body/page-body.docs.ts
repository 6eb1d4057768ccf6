import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Stands between header and footer on pages with one title: legal texts, forms, lists.',
  instead: {
    container: 'For a page that makes its own title, use',
    columns: 'For a second column, use',
  },
  role: 'A heading of level 1, and what follows.',
} satisfies ComponentDocs;
