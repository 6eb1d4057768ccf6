import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Passes a product on: to Facebook, or as a link to paste.',
  instead: {
    'icon-button': 'For one action, use',
  },
  role: 'A button that opens a menu; what came of it is read out.',
  keyboard: {
    'Enter, Space, Arrow down': 'Opens the menu at its first item.',
    'Arrow up': 'Opens it at its last item.',
    'Arrow keys, Home, End': 'Move through the items.',
    Escape: 'Closes it; the focus goes back to the button.',
  },
} satisfies ComponentDocs;
