import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Lays what a person works on beside what it comes to: the bag and its total. On a phone the total comes below. With a narrow aside: pictures, and the words about them.',
  instead: {
    'page-body': 'For one column with a title, use',
  },
  role: 'No role of its own. The order of the source is the order of reading.',
} satisfies ComponentDocs;
