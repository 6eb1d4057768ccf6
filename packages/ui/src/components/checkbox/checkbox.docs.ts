import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Asks for a yes that a form sends along: agreeing to terms, keeping an address for the next time. It works on its own, without a Field.',
  instead: {
    'radio-card': 'For one of several, use',
    'filter-panel': 'For what narrows a list, use the FilterOption of',
  },
  role: 'A checkbox with its label; description and error are read with it, and the error as soon as it appears.',
  keyboard: { Space: 'Ticks it, or takes the tick away.' },
  care: [
    'Write what a tick means as a sentence that can be answered by yes. Never tick a consent beforehand.',
    'Put links into the description: a press on the label ticks the box.',
  ],
} satisfies ComponentDocs;
