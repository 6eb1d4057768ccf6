import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Says a few short things, each on a line of its own: what a piece costs to send, what it brings, where to ask.',
  instead: {
    facts: 'For names with their values, use',
    'summary-rows': 'For what adds up to a total, use',
    ledger: 'For what came and went by date, use',
  },
  role: 'A list.',
} satisfies ComponentDocs;
