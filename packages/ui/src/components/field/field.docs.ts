import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Wraps every control of a form: it ties the label, the hint and the error to the control.',
  instead: {
    'search-box': 'For a search, use',
    checkbox: 'For a yes, which has its label beside it, use',
  },
  role: 'A label; the error is read as soon as it appears, and with the control.',
  care: [
    'Write errors that say what to do: “Write the five digits of your postal code”.',
    'Hide the label (labelHidden) only where the place says what is asked.',
  ],
} satisfies ComponentDocs;
