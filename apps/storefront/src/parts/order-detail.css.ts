import { vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.region } },
});

export const side = style({ display: 'grid', gap: vars.space.block, alignContent: 'start' });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.near,
  '@media': { print: { display: 'none' } },
});

/** Heads the receipt, which has no page around it. */
export const letterhead = style({
  display: 'none',
  '@media': { print: { display: 'flex', justifyContent: 'space-between', gap: vars.space.apart } },
});
