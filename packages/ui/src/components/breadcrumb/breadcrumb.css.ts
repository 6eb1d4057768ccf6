import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.joined,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.joined,
  minBlockSize: 28,
  selectors: { '&:not(:first-child)::before': { content: ['"/"', '"/" / ""'] } },
});
