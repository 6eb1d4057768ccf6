import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.close,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.near,
  backgroundColor: vars.color.wall,
  fontSize: vars.fontSize.small,
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'line-through' } },
    [media.forcedColors]: { border: `${vars.size.hairline} solid` },
  },
});

export const clear = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
});
