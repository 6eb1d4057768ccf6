import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Leads home from the header, the footer and the age gate.',
  instead: {
    crystal: 'For the mark alone, use',
  },
  role: 'A link with the name of the shop; the mark is decoration.',
} satisfies ComponentDocs;
