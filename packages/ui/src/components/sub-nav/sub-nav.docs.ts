import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Leads to the neighbours of a page: the other subcategories of its category.',
  instead: {
    header: 'For the categories of the shop, use',
    breadcrumb: 'For the places above this one, use',
    pagination: 'For the pages of a long list, use',
  },
  role: 'A navigation with a name and a list; the page that it stands on is marked as current.',
  keyboard: { Tab: 'Moves from link to link, and brings each into view.' },
} satisfies ComponentDocs;
