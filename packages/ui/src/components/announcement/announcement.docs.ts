import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Tells everybody one thing above the page: the welcome offer.',
  instead: {
    notice: 'For what concerns the page, use',
    snackbar: 'To confirm what was done, use',
  },
  role: 'A paragraph. It is the same on every page, so it is not read out by itself.',
  care: ['One sentence: it pushes the page down.'],
} satisfies ComponentDocs;
