import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Says once that a member has reached a tier, until it is put away.',
  instead: { snackbar: 'For what confirms an act, use', notice: 'For a message in the flow of the page, use' },
  role: 'A status, read when it appears.',
} satisfies ComponentDocs;
