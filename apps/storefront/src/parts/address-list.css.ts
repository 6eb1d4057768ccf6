import { vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.block,
  padding: 0,
  listStyle: 'none',
});
