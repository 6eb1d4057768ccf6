import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Leads through the pages of a list. It draws nothing when there is one page.',
  instead: {
    'post-carousel': 'For a strip that slides, use',
  },
  role: 'A navigation landmark; the page at hand carries aria-current.',
  care: ['The links are real addresses (hrefOf), so that a page can be kept and shared.'],
} satisfies ComponentDocs;
