import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Introduces the club on the home page: a dark band with the member’s card, or with an invitation.',
  instead: {
    'loyalty-card': 'For the card alone, use',
  },
  role: 'A section with a heading. Its band is a dark theme of its own, whatever the page has.',
} satisfies ComponentDocs;
