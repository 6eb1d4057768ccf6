import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Asks for one line, inside a Field: a name, a mail address, a street.',
  instead: {
    'date-input': 'For a day, use',
    'password-input': 'For a password, use',
    'phone-input': 'For a telephone number, use',
    'text-area': 'For several lines, use',
    select: 'For one of a few, use',
  },
  role: 'A text field that the Field labels, describes and marks as invalid.',
  care: ['Say what it is with type and autoComplete, so that the browser can help.'],
} satisfies ComponentDocs;
