import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Keeps the place of what is on its way, so that nothing jumps. ProductCardSkeleton is that of a card.',
  instead: {
    'empty-state': 'When nothing will come, use',
  },
  role: 'Hidden from those who listen.',
  care: ['Say aria-busy on the part that is being filled.'],
} satisfies ComponentDocs;
