import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Stands as the header of a PageLayout where nothing should lead away from the task: login, checkout.',
  instead: {
    header: 'On every other page, use',
  },
  role: 'The banner landmark of the page.',
} satisfies ComponentDocs;
