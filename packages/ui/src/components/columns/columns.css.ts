import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

const base = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' };

/** Both columns, by how wide the second one is. */
export const columns = {
  wide: componentStyle({
    ...base,
    gap: vars.space.region,
    '@media': { [media.aboveLarge]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
  narrow: componentStyle({
    ...base,
    gap: vars.space.block,
    '@media': {
      [media.aboveLarge]: { gap: vars.space.region, gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 4fr)' },
    },
  }),
};

export const main = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.region });

export const aside = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  '@media': { [media.aboveLarge]: { position: 'sticky', insetBlockStart: vars.space.block } },
});
