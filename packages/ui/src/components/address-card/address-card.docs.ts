import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows a postal address with what can be done with it: edit, remove.',
  instead: {
    'radio-card': 'To choose between addresses, use',
  },
  role: 'An address element; its actions are buttons or links of their own.',
  care: ['Name each action with its address when several cards stand together: “Edit the address in Roma Norte”.'],
} satisfies ComponentDocs;
