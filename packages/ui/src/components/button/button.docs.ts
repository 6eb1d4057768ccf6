import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Does something here: puts a piece into the bag, sends a form. One primary button in a place; what stands beside it is secondary or quiet.',
  instead: {
    'icon-button': 'For a symbol alone, use',
    link: 'For words that lead somewhere, use',
  },
  role: 'A button. ButtonLink is a link.',
  keyboard: {
    'Enter, Space': 'Presses it.',
  },
  care: [
    'Set busy while its work is under way: the button keeps its place and the focus, says that it is busy, and swallows further presses.',
    'Disable a button only when the page shows why.',
  ],
} satisfies ComponentDocs;
