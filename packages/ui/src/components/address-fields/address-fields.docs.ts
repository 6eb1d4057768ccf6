import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Asks for a postal address, in a FormStack with its buttons. A city that the app finds for the postal code is filled in.',
  instead: {
    'address-card': 'To show an address, use',
    'radio-card': 'To choose between addresses, use',
  },
  role: 'A group of labelled fields; how the search for the city goes is said as a status.',
  care: [
    'Look a code up once typing rests, give up what is under way for another one, and pass an empty list meanwhile.',
    'A city can always be typed: the search helps, and never decides.',
  ],
} satisfies ComponentDocs;
