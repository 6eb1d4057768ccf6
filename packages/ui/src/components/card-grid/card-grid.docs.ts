import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Lays cards of one kind beside each other: addresses, tiers.',
  instead: {
    'product-grid': 'For products, use',
    'category-tile': 'For categories, use the CategoryTiles of',
  },
  role: 'A list; those who listen hear how many cards there are.',
} satisfies ComponentDocs;
