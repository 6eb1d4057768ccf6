import { vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

/** At the foot of the screen, where it moves nothing; above it a snackbar has its place. */
export const place = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.notice,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.color.paper,
});
