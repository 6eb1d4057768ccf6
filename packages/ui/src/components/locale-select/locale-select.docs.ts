import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Lets a visitor change the language and the currency, in the header and in the drawer.',
  instead: {
    select: 'In a form, use',
  },
  role: 'Two lists of the browser’s own, each with its label.',
  keyboard: {
    'Arrow down, Arrow up': 'Changes the choice.',
    Letters: 'Jumps to the choice that begins so.',
  },
  care: ['Give each language its own name, in its own language.'],
} satisfies ComponentDocs;
