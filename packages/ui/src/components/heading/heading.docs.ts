import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Titles a page or a part of it. Choose the level by the outline of the page, and the size by the look.',
  instead: {
    section: 'A part of a page with its own rule is a',
    text: 'For running text, use',
  },
  role: 'A heading of the given level.',
  care: ['One heading of level 1 on a page; leave out no level on the way down.'],
} satisfies ComponentDocs;
