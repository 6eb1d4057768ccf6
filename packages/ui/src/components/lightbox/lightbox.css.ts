import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { snapStrip } from '../../styles/snap-strip.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
});

export const frame = componentStyle({
  display: 'grid',
  gridTemplate: '"bar" auto "pictures" minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '100%',
});

export const bar = componentStyle({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: `${vars.space.gutter} ${vars.space.joined}`,
  minBlockSize: 56,
});

export const position = componentStyle({ ...voice.ledger, fontSize: vars.fontSize.lead });

export const strip = componentStyle({
  ...snapStrip,
  gridArea: 'pictures',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.size.focus})` } },
});

export const slide = componentStyle({
  flex: '0 0 100%',
  minBlockSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});
componentGlobalStyle(`${slide} :is(picture, img)`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

/** Low on a phone, where the thumb is. */
export const step = componentStyle({
  gridArea: 'pictures',
  alignSelf: 'end',
  position: 'relative',
  selectors: { '&[aria-disabled="true"]': { color: vars.color.inkDisabled, cursor: 'not-allowed' } },
  '@media': { [media.aboveMedium]: { alignSelf: 'center' } },
});

export const previous = componentStyle({ justifySelf: 'start', marginInlineStart: vars.space.gutter });
export const next = componentStyle({ justifySelf: 'end', marginInlineEnd: vars.space.gutter });
