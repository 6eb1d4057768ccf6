import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Begins a part of a page: a thick rule, a title, and what belongs to it.',
  instead: {
    'page-body': 'For the title of the page, use',
    accordion: 'For what can be closed, use',
  },
  role: 'A section named by its title.',
  care: ['Set headingLevel to fit the outline of the page.'],
} satisfies ComponentDocs;
