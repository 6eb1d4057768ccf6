import { componentRecipe } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { stones } from '../loyalty-card/stones.ts';

export const panel = componentRecipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignContent: 'end',
    gap: vars.space.apart,
    blockSize: '100%',
    padding: `max(${vars.space.gutter}, ${vars.space.region})`,
  },
  variants: { stone: stones },
});
