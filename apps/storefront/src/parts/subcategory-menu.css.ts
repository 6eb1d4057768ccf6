import { media, vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

/** One line that scrolls where it does not fit. */
export const list = style({
  display: 'flex',
  gap: vars.space.block,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  textUnderlineOffset: '0.4em',
  textDecorationThickness: '2px',
  selectors: {
    '&[aria-current]': { fontWeight: vars.fontWeight.strong, textDecorationLine: 'underline' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focus})` },
  },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});
