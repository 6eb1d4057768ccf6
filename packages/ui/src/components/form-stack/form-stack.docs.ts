import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Lays the fields of a form below each other; FormRow puts two side by side where there is room.',
  instead: {
    field: 'For one control, use',
  },
  role: 'A form. The browser’s own messages are off: ours stand at the fields.',
  keyboard: {
    Enter: 'Sends the form from any field of one line.',
  },
  care: ['After a failed sending, move the focus to the first field with an error.'],
} satisfies ComponentDocs;
