import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Sets words in the voice of running text, or of the ledger: dates, quantities, order numbers.',
  instead: {
    heading: 'For a title, use',
    'rich-text': 'For markup of the shop’s people, use',
    'money-label': 'For money, use',
  },
  role: 'A paragraph, or what `as` says.',
} satisfies ComponentDocs;
