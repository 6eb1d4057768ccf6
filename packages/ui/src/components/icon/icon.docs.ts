import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Draws one symbol in the colour of the words around it.',
  instead: {
    'icon-button': 'A symbol that can be pressed is an',
    crystal: 'For a stone, use',
  },
  role: 'Decoration; an image with a name when it has a label.',
  care: ['Give it a label only when it stands alone and means something.'],
} satisfies ComponentDocs;
