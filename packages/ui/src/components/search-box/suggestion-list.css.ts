import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: vars.layer.header,
  maxBlockSize: '60vh',
  overflowY: 'auto',
  paddingBlock: vars.space.close,
  backgroundColor: vars.color.paper,
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderBlockStart: 0,
});

export const title = componentStyle({
  paddingBlock: vars.space.close,
  paddingInline: vars.space.near,
  fontSize: vars.fontSize.caption,
  color: vars.color.inkMuted,
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.near,
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.joined,
  paddingInline: vars.space.near,
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.wall,
      outline: `${vars.size.focus} solid transparent`,
      outlineOffset: `calc(-1 * ${vars.size.focus})`,
    },
  },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.wall } } },
});

export const picture = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.control,
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: vars.color.wall,
});

export const words = componentStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const detail = componentStyle({ fontSize: vars.fontSize.small, color: vars.color.inkMuted });
