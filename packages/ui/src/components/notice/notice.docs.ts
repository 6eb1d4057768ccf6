import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Says something in the flow of the page: what went wrong with a form, what to know about an order. At the foot of the screen: what holds for every page.',
  instead: {
    snackbar: 'To confirm what was done, use',
    'alert-dialog': 'When nothing else may happen first, use',
    'empty-state': 'When there is nothing else on the page, use',
  },
  role: 'Text. A negative one is an alert, and read out when it appears.',
} satisfies ComponentDocs;
