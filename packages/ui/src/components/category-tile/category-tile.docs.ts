import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Leads into a category or a subcategory by a picture. CategoryTiles lays them side by side.',
  instead: {
    'product-card': 'For a product, use',
    'post-carousel': 'For posts, use',
  },
  role: 'A link; tiles together are a list.',
  care: ['Give the picture an empty alternative text: the name is beside it.'],
} satisfies ComponentDocs;
