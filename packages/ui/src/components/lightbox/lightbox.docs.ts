import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows the pictures of a product over the whole screen. Load it when a picture of the Gallery is pressed.',
  instead: {
    dialog: 'For anything but pictures, use',
    gallery: 'In the page, use',
  },
  role: 'A dialog, modal, named by its title. A change of picture is read out.',
  keyboard: {
    'Arrow left, Arrow right': 'Goes to the picture before or after.',
    Escape: 'Closes it; the focus goes back to the picture.',
  },
} satisfies ComponentDocs;
