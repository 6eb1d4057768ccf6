import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows running text that the shop’s people wrote: the details of a product, a legal text.',
  instead: {
    text: 'For words of the interface, use',
  },
  role: 'The headings, lists and tables of the text itself.',
  care: [
    'Hand it markup that was made safe on the server: it is put into the page as it is.',
    'Begin its headings below those of the page.',
  ],
} satisfies ComponentDocs;
