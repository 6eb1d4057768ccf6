import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Holds a task or a guide that belongs to the page below: the size guide, a notification for a size that is sold out. Load it when it is asked for.',
  instead: {
    'alert-dialog': 'For a message that must be read, use',
    lightbox: 'For pictures, use',
    'nav-drawer': 'For the menu, use',
  },
  role: 'A dialog, modal, named by its title. The focus goes in, and back to where it was.',
  keyboard: {
    Tab: 'Moves through what is inside, and stays there.',
    Escape: 'Closes it.',
  },
  care: ['The word on the close button is closeLabel.'],
} satisfies ComponentDocs;
