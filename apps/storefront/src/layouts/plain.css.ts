import { vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

export const brandRow = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.block,
});
