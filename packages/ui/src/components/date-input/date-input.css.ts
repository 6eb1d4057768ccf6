import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({ display: 'grid', minInlineSize: 0 });

export const input = componentStyle({
  ...voice.ledger,
  gridArea: '1 / 1',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-datetime-edit': { paddingBlock: 0 },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
  },
});

/** The lock stands where the calendar would be opened. */
export const locked = componentStyle({
  paddingInlineEnd: vars.size.control,
  selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } },
});

export const lock = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  alignSelf: 'center',
  marginInlineEnd: vars.space.near,
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
