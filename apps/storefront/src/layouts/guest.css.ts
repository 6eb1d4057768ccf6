import { vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 1024px)';
const share = '38vw';

/** The form, and beside it where there is room a wall of stone as high as the screen. */
export const frame = style({ '@media': { [wide]: { paddingInlineEnd: share } } });

export const wall = style({
  display: 'none',
  '@media': {
    [wide]: { display: 'block', position: 'fixed', insetBlock: 0, insetInlineEnd: 0, inlineSize: share },
  },
});

export const stones = style({ display: 'flex', gap: vars.space.near });
