import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Narrows a list by what its things are like: size, price, offer, stock.',
  instead: { 'filter-chips': 'To show what narrows it now, use', select: 'For the order of a list, use' },
  role: 'A form named by its title: a bar on a wide page, a drawer behind a button on a narrow one.',
  keyboard: { Escape: 'Closes the drawer of a narrow page.' },
  care: ['It works without script: what is chosen is sent in the address of the list.'],
} satisfies ComponentDocs;
