import { vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  paddingBlock: vars.space.close,
  paddingInline: vars.space.gutter,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
});
