import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Draws the stone of a tier, or the mark of the shop.',
  instead: {
    icon: 'For a symbol of the interface, use',
    'stone-panel': 'For a wall of stone, use',
  },
  role: 'Decoration, or an image with a name when it has a label.',
} satisfies ComponentDocs;
