import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Asks for a day that a person knows by heart or picks from a calendar, inside a Field: a date of birth.',
  instead: {
    'text-input': 'For a month, a year or a rough date, use',
    select: 'For one of a few days, use',
  },
  role: 'A date field of three parts (day, month, year) that the Field labels, describes and marks as invalid.',
  keyboard: {
    '0 to 9': 'Writes the part that has the focus, and moves on when it is full.',
    'Arrow up, Arrow down': 'Counts the part up and down.',
    'Arrow left, Arrow right': 'Moves between the parts.',
    Space: 'Opens the calendar of the browser.',
  },
  care: [
    'Say in the hint of the Field why a date is asked for, or why it is locked.',
    'min and max bound the calendar; check what was typed all the same, and say what is wrong with the error of the Field.',
  ],
} satisfies ComponentDocs;
