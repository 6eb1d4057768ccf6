import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Presses a symbol that everyone knows: close, menu, remove. It is 44 px square.',
  instead: {
    button: 'When words are needed, use',
    'favourite-button': 'For the heart, use',
  },
  role: 'A button named by its label.',
  keyboard: {
    'Enter, Space': 'Presses it.',
  },
  care: ['Say in the label what it acts upon: “Remove Kimono Ágata”.'],
} satisfies ComponentDocs;
