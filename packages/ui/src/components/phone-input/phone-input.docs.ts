import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Asks for a telephone number, inside a Field: the country gives the code, the rest is digits.',
  instead: {
    'text-input': 'For other text, use',
  },
  role: 'A list for the country with a name of its own, and a telephone field that the Field labels.',
  keyboard: {
    'Arrow down, Arrow up': 'In the list: changes the country.',
  },
} satisfies ComponentDocs;
