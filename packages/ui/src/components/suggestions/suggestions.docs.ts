import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Offers the few answers that a field may have: the cities that share a postal code.',
  instead: { select: 'For a list that is always the same, use', 'radio-card': 'For a choice that stays in sight, use' },
  role: 'A group of buttons, named by its legend.',
  keyboard: { 'Enter, Space': 'Fills the answer in.' },
  care: ['Move the focus on, or say what was filled in: the answers go away once one was picked.'],
} satisfies ComponentDocs;
