import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Stands above a ProductGrid: the subcategories, the count, the way to show it.',
  instead: {
    'filter-panel': 'To narrow and order the list, add below it',
  },
  role: 'No role of its own; give the count role="status", so that a changed list is heard.',
} satisfies ComponentDocs;
