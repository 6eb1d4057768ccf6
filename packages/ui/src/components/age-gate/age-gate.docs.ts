import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Asks for the age before anything of the shop can be reached. Show it on a first visit, rendered by the server, so that nothing flashes before it.',
  instead: {
    'alert-dialog': 'For a message that only has to be read, use',
  },
  role: 'An alert dialog, modal. The focus begins at the question, and the page behind it cannot be reached.',
  keyboard: {
    Tab: 'Moves between the answers and the links, and stays inside.',
    Escape: 'Does nothing: the question needs an answer.',
  },
  care: [
    'Each passage carries its own lang, so that it is read in its own language.',
    'Rendered by a server it is closed, and what is behind it can be read without script. So that a first visit meets the question first, put it before the page, and behind it an inline script that calls showModal() on it. Its returnValue is empty until somebody is old enough.',
  ],
} satisfies ComponentDocs;
