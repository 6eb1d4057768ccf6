import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows what is known of something, name over value: a member’s data, an order’s.',
  instead: {
    'summary-rows': 'For amounts that add up, use',
  },
  role: 'A description list.',
} satisfies ComponentDocs;
