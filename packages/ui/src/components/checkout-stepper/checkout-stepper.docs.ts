import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows how far the way to an order has come, on every page of the checkout.',
  instead: {
    breadcrumb: 'For a place in the shop, use',
  },
  role: 'A navigation landmark with an ordered list. The step at hand carries aria-current; steps behind are links and say that they are done; steps ahead are text.',
  care: ['It is no set of tabs: a step ahead cannot be chosen.'],
} satisfies ComponentDocs;
