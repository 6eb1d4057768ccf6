import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Fills the empty half of a page with cut stone and a few words: beside the login, behind a greeting.',
  instead: {
    'loyalty-card': 'For the card of a member, use',
    crystal: 'For a small stone, use',
  },
  role: 'Decoration with text.',
} satisfies ComponentDocs;
