import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({
  '@media': { [media.print]: { display: 'none' } },
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
