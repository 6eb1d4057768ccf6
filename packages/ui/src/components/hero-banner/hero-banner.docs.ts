import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Opens the home page with a huge title, a way on, and a picture that reaches the edge. HeroVideo takes the place of the picture.',
  instead: {
    'about-block': 'For quieter words beside a picture, use',
  },
  role: 'A section with a heading. A film is silent, can be paused, and does not begin where less motion or fewer bytes are wanted.',
  keyboard: {
    'Enter, Space': 'Pauses the film, or lets it go on.',
  },
  care: ['Let the first banner load its picture at once (fetchPriority), the others lazily.'],
} satisfies ComponentDocs;
