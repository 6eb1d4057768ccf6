import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Says on the corner of a picture by how much a price is down. Reckon the percentage with discountPercent.',
  instead: {
    badge: 'For anything else about a product, use',
  },
  role: 'Text: the label says what the number means.',
} satisfies ComponentDocs;
