import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Offers one of several by the browser’s own list, inside a Field.',
  instead: {
    'radio-card': 'For choices that need an explanation, use',
    'size-carousel': 'For sizes, use',
    'locale-select': 'For language and currency, use',
  },
  role: 'The browser’s own list.',
  keyboard: {
    'Arrow down, Arrow up': 'Changes the choice.',
    Letters: 'Jumps to the choice that begins so.',
  },
} satisfies ComponentDocs;
