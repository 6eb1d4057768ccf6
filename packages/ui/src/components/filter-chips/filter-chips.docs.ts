import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows by what a list is narrowed now; a press takes one of them away.',
  instead: { 'filter-panel': 'To choose what narrows it, use', badge: 'For a word that cannot be pressed, use' },
  role: 'A list of links, each named by what it takes away.',
  care: ['Say how many pieces are left after a press: the list changes elsewhere on the page.'],
} satisfies ComponentDocs;
