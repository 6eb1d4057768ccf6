import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const list = componentStyle({
  display: 'flex',
  gap: vars.space.block,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  textUnderlineOffset: '0.4em',
  textDecorationThickness: '2px',
  selectors: {
    '&[aria-current]': { fontWeight: vars.fontWeight.strong, textDecorationLine: 'underline' },
    // The line would cut off a ring that stands outside.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focus})` },
  },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});
