import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { snapStrip } from '../../styles/snap-strip.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({
  // What is read out beside the pictures further along must not widen the page; a ring outside a thumbnail stays whole.
  position: 'relative',
  overflow: 'clip',
  overflowClipMargin: vars.space.close,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.apart,
  alignItems: 'start',
  '@media': { [media.aboveLarge]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** On a phone the finger leafs through the pictures themselves. */
export const thumbnails = componentStyle({
  display: 'none',
  '@media': { [media.aboveLarge]: { display: 'grid', gap: vars.space.close } },
});

export const thumbnail = componentStyle({
  display: 'block',
  inlineSize: 'clamp(3.5rem, 6vw, 5.5rem)',
  aspectRatio: '4 / 5',
  backgroundColor: vars.color.wall,
  selectors: {
    '&[aria-current="true"]': { boxShadow: `0 0 0 ${vars.size.focus} ${vars.color.ink}` },
    '&[aria-current="true"]:focus-visible': { outlineOffset: `calc(2 * ${vars.size.focus})` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { border: `${vars.size.rule} solid` } } },
  },
});

export const stage = componentStyle({ display: 'grid', gridColumn: -2 });

export const strip = componentStyle({ ...snapStrip, gridArea: '1 / 1', backgroundColor: vars.color.wall });

export const slide = componentStyle({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' });

export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  selectors: {
    'button&': { cursor: 'zoom-in' },
    // The strip would cut off a ring that stands outside.
    '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.size.focus})` },
  },
});

for (const frame of [thumbnail, picture]) {
  componentGlobalStyle(`${frame} :is(picture, img)`, {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  });
}

export const position = componentStyle({
  ...voice.ledger,
  gridArea: '1 / 1',
  placeSelf: 'end',
  position: 'relative',
  paddingBlock: vars.space.joined,
  paddingInline: vars.space.near,
  backgroundColor: vars.color.paper,
  fontSize: vars.fontSize.small,
  '@media': { [media.aboveLarge]: { display: 'none' } },
});
