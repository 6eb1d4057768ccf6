import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Lets a person sign in through Google or Facebook. One under the other, above the form that does the same by email.',
  instead: {
    button: 'For every other press, use',
  },
  role: 'A button.',
  keyboard: {
    'Enter, Space': 'Opens the window of the provider.',
  },
  care: [
    'Use the words of the provider: “Continue with Google”. Its mark keeps its colours in every theme.',
    'Set busy while the window is open.',
  ],
} satisfies ComponentDocs;
