import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Fills the frame of a picture at once: a blur of it stands there until it can be painted. For photographs that a server measured when they were stored.',
  instead: {
    skeleton: 'When nothing is known yet of what will come, use',
    'hero-banner': 'For a film, give the blur to the HeroVideo of a',
  },
  role: 'An image, by its alternative text; the blur is not heard.',
  care: [
    'Let the image fill its frame: the blur fills the same box.',
    'Leave `blur` out for pictures with transparent parts, which would show it through them while they are painted.',
    'A shop with a Content-Security-Policy allows style attributes for it (style-src).',
  ],
} satisfies ComponentDocs;
