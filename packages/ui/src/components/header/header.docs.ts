import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Stands at the head of every page: categories, the name of the shop, account, favourites, bag. HeaderSearch and HeaderTool are its parts.',
  instead: {
    'nav-drawer': 'On a phone the categories open in a',
  },
  role: 'The banner landmark; the categories are a navigation with a name, and the current one carries aria-current.',
  keyboard: {
    Escape: 'Closes the strip of the search, and gives the focus back to its button.',
    Enter: 'Sends the search.',
  },
  care: ['Say the number of pieces in the label of a tool.'],
} satisfies ComponentDocs;
