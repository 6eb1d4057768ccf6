import { componentRecipe } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const stack = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minInlineSize: 0 },
  variants: {
    gap: {
      close: { rowGap: vars.space.close },
      near: { rowGap: vars.space.near },
      apart: { rowGap: vars.space.apart },
      block: { rowGap: vars.space.block },
    },
  },
});
