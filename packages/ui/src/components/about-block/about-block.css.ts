import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gutter,
  rowGap: vars.space.block,
  paddingBlockStart: vars.space.near,
  borderBlockStart: `${vars.size.rule} solid ${vars.color.ink}`,
  '@media': { [media.aboveMedium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const words = componentStyle({
  display: 'grid',
  gap: vars.space.block,
  justifyItems: 'start',
  alignContent: 'start',
});

export const picture = componentStyle({ aspectRatio: '3 / 2', overflow: 'hidden', backgroundColor: vars.color.wall });
componentGlobalStyle(`${picture} :is(picture, img)`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
