import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Frames every page: a way past the header, the header, the page, the footer.',
  instead: {
    container: 'Inside the page, use',
  },
  role: 'The skip link is the first thing that Tab reaches; the page is the main landmark.',
  keyboard: {
    Enter: 'On the skip link: goes to the page.',
  },
} satisfies ComponentDocs;
