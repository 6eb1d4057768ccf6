import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = componentRecipe({
  base: { display: 'grid', columnGap: vars.space.grid },
  variants: {
    layout: {
      vertical: {
        gridTemplateColumns: columns(2),
        rowGap: vars.space.region,
        '@media': {
          [media.aboveMedium]: { gridTemplateColumns: columns(3) },
          [media.aboveLarge]: { gridTemplateColumns: columns(4) },
        },
      },
      horizontal: {
        gridTemplateColumns: columns(1),
        '@media': { [media.aboveLarge]: { gridTemplateColumns: columns(2), columnGap: vars.space.gutter } },
      },
    },
  },
  defaultVariants: { layout: 'vertical' },
});

/** In rows, hairlines divide what stands under each other. */
export const row = componentStyle({
  paddingBlock: vars.space.grid,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});
