import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Asks for several lines, inside a Field. It grows with what is written.',
  instead: {
    'text-input': 'For one line, use',
  },
  role: 'A text field of several lines that the Field labels.',
} satisfies ComponentDocs;
