import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  '@media': {
    [media.aboveSmall]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.aboveLarge]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))' },
  },
});

export const tile = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  maxBlockSize: '34rem',
  overflow: 'hidden',
  backgroundColor: vars.color.wall,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.size.focus})` } },
});

export const picture = componentStyle({ gridArea: '1 / 1', minBlockSize: 0 });
componentGlobalStyle(`${picture} :is(picture, img)`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** A label on the wall: paper in the corner of the picture. */
export const name = componentStyle({
  gridArea: '1 / 1',
  placeSelf: 'end start',
  position: 'relative',
  paddingBlock: vars.space.close,
  paddingInline: vars.space.near,
  backgroundColor: vars.color.paper,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.3,
  textUnderlineOffset: '0.25em',
  '@media': {
    [media.aboveLarge]: { fontSize: vars.fontSize.body },
    [media.hover]: { selectors: { [`${tile}:hover &`]: { textDecoration: 'underline' } } },
  },
});
