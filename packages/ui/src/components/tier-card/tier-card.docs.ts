import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows a tier of the club: its stone, what it takes, and what it brings.',
  instead: { 'loyalty-card': 'For what a member holds, use' },
  role: 'A heading with a list of benefits.',
} satisfies ComponentDocs;
