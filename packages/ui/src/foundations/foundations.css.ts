import { style } from '@vanilla-extract/css';
import { media } from '../styles/media.css.ts';
import { vars } from '../styles/vars.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: vars.space.block,
});

export const swatch = style({ display: 'grid', gap: vars.space.close, alignContent: 'start' });

export const paint = style({ blockSize: 88, border: `${vars.size.hairline} solid ${vars.color.line}` });

export const rows = style({ display: 'grid', gap: vars.space.block });

export const row = style({
  display: 'grid',
  gap: vars.space.apart,
  alignItems: 'baseline',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  paddingBlockStart: vars.space.near,
  '@media': { [media.aboveSmall]: { gridTemplateColumns: '168px minmax(0, 1fr)' } },
});

export const bar = style({ blockSize: vars.space.apart, backgroundColor: vars.color.ink, alignSelf: 'center' });

export const pair = style({ padding: vars.space.apart });

export const symbols = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: vars.space.block,
});

export const symbol = style({ display: 'grid', justifyItems: 'center', gap: vars.space.close });
