import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.close,
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const label = componentStyle({
  padding: 0,
  marginBlockEnd: vars.space.joined,
  fontSize: vars.fontSize.small,
  color: vars.color.inkMuted,
});

export const option = componentStyle({
  minBlockSize: vars.size.control,
  paddingInline: vars.space.apart,
  color: vars.color.ink,
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  textAlign: 'start',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.wall, borderColor: vars.color.ink } } },
  },
});
