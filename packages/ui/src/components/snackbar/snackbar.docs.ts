import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Confirms what was done, one message at a time, and goes by itself. It waits while a pointer or the focus is on it.',
  instead: {
    'alert-dialog': 'For what blocks the way, use',
    notice: 'For what must stay, use',
  },
  role: 'A status: read out without taking the focus.',
  care: ['Never put the only way to do something into it: it goes.'],
} satisfies ComponentDocs;
