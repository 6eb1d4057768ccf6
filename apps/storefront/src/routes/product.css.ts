import { media, vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

export const top = style({ display: 'grid', gap: vars.space.block, minInlineSize: 0 });

/** Pictures and words below each other; on a desktop the words stay in view beside the pictures. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  '@media': {
    [media.aboveLarge]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 4fr)', gap: vars.space.region },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.block,
  minInlineSize: 0,
  '@media': { [media.aboveLarge]: { position: 'sticky', insetBlockStart: vars.space.block, alignSelf: 'start' } },
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.close,
});

export const tools = style({ display: 'flex', gap: vars.space.close, marginInlineStart: 'auto' });

export const name = style({ display: 'grid', gap: vars.space.close });
