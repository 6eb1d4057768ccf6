import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Stops a person where they must know something before going on: a payment that failed, a place that is not served. Load it when it is needed.',
  instead: {
    snackbar: 'To confirm what went well, use',
    notice: 'For a message that may stay in the page, use',
    dialog: 'For a task, use',
  },
  role: 'An alert dialog, modal; its message is read as soon as it opens, and the focus goes back where it was.',
  keyboard: {
    'Enter, Space': 'Presses the action that has the focus.',
    Tab: 'Stays inside.',
    Escape: 'Closes it.',
  },
} satisfies ComponentDocs;
