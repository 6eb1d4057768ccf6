import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Tells on the home page who is behind the shop, beside one picture. Once on a page.',
  instead: {
    section: 'For any other part of a page, use',
    'hero-banner': 'For what the page opens with, use',
  },
  role: 'A section that its title names.',
  care: ['Give the picture an empty alternative text when the words say the same.'],
} satisfies ComponentDocs;
