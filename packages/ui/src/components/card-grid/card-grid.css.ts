import { componentRecipe } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

const columns = (repeated: 'auto-fill' | 'auto-fit') => `repeat(${repeated}, minmax(min(100%, 16rem), 1fr))`;

export const grid = componentRecipe({
  base: { display: 'grid', gap: vars.space.block },
  variants: {
    sizing: {
      even: { gridTemplateColumns: columns('auto-fill') },
      stretched: { gridTemplateColumns: columns('auto-fit') },
    },
  },
});
