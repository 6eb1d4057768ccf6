import { style } from '@vanilla-extract/css';
import { media, vars } from '../../packages/ui/src/theme.ts';

// How pages lay parts out; every part has its own look.

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  '@media': {
    [media.aboveLarge]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 4fr)', gap: vars.space.region },
  },
});

export const stack = style({ display: 'grid', alignContent: 'start', gap: vars.space.block, minInlineSize: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.close });

export const counterRow = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space.near });

export const atEnd = style({ display: 'flex', gap: vars.space.close, marginInlineStart: 'auto' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.block,
  paddingBlock: vars.space.joined,
  borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
});

export const brandRow = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.block,
});

export const guest = style({
  '@media': { '(min-width: 1024px)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 38vw' } },
});

export const wall = style({
  display: 'none',
  '@media': { '(min-width: 1024px)': { display: 'block', position: 'sticky', insetBlockStart: 0, blockSize: '100vh' } },
});
