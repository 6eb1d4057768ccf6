import { componentStyle } from '../../styles/component.ts';
import { control } from '../../styles/control.ts';

export const root = componentStyle({
  ...control,
  selectors: {
    ...control.selectors,
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    // An empty date shows its pattern in the colour of a placeholder, not of an answer.
    '&::-webkit-datetime-edit': { paddingBlock: 0 },
  },
});
