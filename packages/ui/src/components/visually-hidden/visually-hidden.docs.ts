import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Says to those who listen what others see in a picture.',
  instead: {
    icon: 'For a symbol with a name, use the label of',
  },
  role: 'Text that is not drawn.',
  care: ['Nothing that can be focused belongs inside.'],
} satisfies ComponentDocs;
