import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Stands where there is nothing yet, or nothing any more, and offers the way on.',
  instead: {
    notice: 'For a message beside content, use',
    skeleton: 'For what is still coming, use',
  },
  role: 'A heading and a few words. It is not read out by itself.',
  care: ['Always give an action: a dead end has one way back.'],
} satisfies ComponentDocs;
