import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows what a member holds: the tier, the crystals, the way to the next tier.',
  instead: {
    'rewards-block': 'To introduce the club on the home page, use',
    'gift-card': 'For one reward, use',
  },
  role: 'A section named by the tier; the tiers are an ordered list, and the one that is held carries aria-current.',
  care: ['The tier is said in words: its colour is never the only sign.'],
} satisfies ComponentDocs;
