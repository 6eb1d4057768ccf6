import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows how to measure and the measures of each size, inside a Dialog.',
  instead: {
    facts: 'For other data, use',
  },
  role: 'A picture with an alternative text, and the table that it is given.',
} satisfies ComponentDocs;
