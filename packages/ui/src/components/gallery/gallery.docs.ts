import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows the pictures of a product: thumbnails beside the large one on a desktop, a row for the finger on a phone.',
  instead: {
    lightbox: 'For pictures over the whole screen, use',
    'post-carousel': 'For links with pictures, use',
  },
  role: 'A named section with a list of pictures; thumbnails are buttons, and the one in view carries aria-current.',
  keyboard: {
    Tab: 'Moves through the thumbnails to the picture in view.',
    'Enter, Space': 'Goes to a picture, or opens it large.',
  },
  care: ['Write an alternative text for each large picture; thumbnails have none.'],
} satisfies ComponentDocs;
