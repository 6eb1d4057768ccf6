import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  paddingBlock: vars.space.band,
  paddingInline: `max(${vars.space.gutter}, (100% - (${vars.size.page} - 2 * ${vars.space.gutter})) / 2)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.region,
  alignItems: 'center',
  // On a dark page only this line tells the band from it.
  borderBlockStart: `${vars.size.rule} solid ${vars.color.ink}`,
  '@media': { [media.aboveLarge]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const words = componentStyle({ display: 'grid', gap: vars.space.block, justifyItems: 'start' });

/** The stones keep the depth that they have by day: bright ones would outshine the words beside them. */
export const card = componentStyle({ backgroundColor: 'transparent' });

export const text = componentStyle({ maxInlineSize: '30rem' });
