import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  position: 'relative',
  zIndex: vars.layer.header,
  backgroundColor: vars.color.paper,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
});

/** The brand at the start on a phone, in the middle on a desktop. */
export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.close,
  maxInlineSize: vars.size.page,
  minBlockSize: 56,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': {
    [media.aboveLarge]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gap: vars.space.block,
      minBlockSize: 68,
    },
  },
});

export const navigation = componentStyle({
  display: 'none',
  '@media': { [media.aboveLarge]: { display: 'block' } },
});

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.block,
  fontSize: vars.fontSize.small,
  '@media': { [media.aboveWide]: { fontSize: vars.fontSize.body } },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  textUnderlineOffset: '0.4em',
  selectors: {
    '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const brand = componentStyle({
  justifySelf: 'start',
  '@media': { [media.aboveLarge]: { justifySelf: 'center' } },
});

/** The symbols stand with their own inset: their edges, not their boxes, meet the gutter. */
export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  marginInlineEnd: `calc(-1 * ${vars.space.near})`,
  '@media': { [media.aboveWide]: { gap: vars.space.apart, marginInlineEnd: 0 } },
});

export const onDesktop = componentStyle({ display: 'none', '@media': { [media.aboveLarge]: { display: 'contents' } } });
export const onPhone = componentStyle({ display: 'contents', '@media': { [media.aboveLarge]: { display: 'none' } } });
