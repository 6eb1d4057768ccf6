import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Closes every page with the places that are not for sale: help, legal, contact.',
  instead: {
    header: 'For the head of the page, use',
  },
  role: 'The contentinfo landmark; each column is a navigation with the name of its title.',
} satisfies ComponentDocs;
