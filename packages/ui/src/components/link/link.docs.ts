import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Makes words lead somewhere. UiProvider says once how the app makes links; Anchor is the same without a look, for parts of your own.',
  instead: {
    button: 'For what does something here, or a link that looks like a button, use',
  },
  role: 'A link.',
  keyboard: {
    Enter: 'Follows it.',
  },
  care: ['Write words that say where it leads, also when they are read alone.'],
} satisfies ComponentDocs;
