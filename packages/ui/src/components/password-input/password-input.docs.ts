import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Asks for a password, inside a Field. It can be shown to whoever wants to read what they typed.',
  instead: {
    'text-input': 'For any other line of text, use',
  },
  role: 'A password field, and a button that says whether the password is shown.',
  keyboard: {
    Tab: 'Moves on to the button that shows it.',
    'Enter, Space': 'On that button: shows the password, or hides it.',
  },
  care: ['Say which password it is with autoComplete: the current one, or a new one.'],
} satisfies ComponentDocs;
