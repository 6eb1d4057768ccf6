import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

const pageEdge = `max(${vars.space.gutter}, (100% - (${vars.size.page} - 2 * ${vars.space.gutter})) / 2)`;

/** The picture first on a phone; on a desktop it stands at the end and reaches the edge of the screen. */
export const root = componentStyle({
  display: 'grid',
  gridTemplate: '"picture" auto "words" auto / minmax(0, 1fr)',
  '@media': {
    [media.aboveMedium]: {
      gridTemplate: '"words picture" minmax(auto, 46.875rem) / minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.gutter,
      paddingInlineStart: pageEdge,
    },
  },
});

const position = createVar();

export const picture = componentStyle({
  gridArea: 'picture',
  aspectRatio: '4 / 5',
  maxBlockSize: '70svb',
  inlineSize: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.wall,
  '@media': { [media.aboveMedium]: { maxBlockSize: 'none', blockSize: '100%' } },
});
export const subjectAtEnd = componentStyle({ '@media': { [media.aboveMedium]: { vars: { [position]: '66% 50%' } } } });
componentGlobalStyle(`${picture} :is(picture, img, video)`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: fallbackVar(position, '50% 50%'),
});

export const forPhone = componentStyle({ display: 'contents', '@media': { [media.aboveMedium]: { display: 'none' } } });
export const forDesktop = componentStyle({
  display: 'none',
  '@media': { [media.aboveMedium]: { display: 'contents' } },
});

export const words = componentStyle({
  gridArea: 'words',
  display: 'grid',
  gap: vars.space.block,
  paddingBlock: vars.space.block,
  paddingInline: vars.space.gutter,
  '@media': {
    [media.aboveMedium]: {
      alignContent: 'space-between',
      paddingBlock: `${vars.space.region} ${vars.space.gutter}`,
      paddingInline: 0,
    },
  },
});

export const title = componentStyle({
  overflowWrap: 'anywhere',
  '@media': { [media.aboveMedium]: { maxInlineSize: '9ch' } },
});

export const body = componentStyle({ display: 'grid', gap: vars.space.block, justifyItems: 'start' });

export const text = componentStyle({ maxInlineSize: '29rem' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.near });
