import { componentRecipe } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const row = componentRecipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 },
  variants: {
    gap: {
      close: { gap: vars.space.close },
      near: { gap: vars.space.near },
      apart: { gap: vars.space.apart },
    },
    share: {
      together: {},
      ends: { justifyContent: 'space-between' },
      fill: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
    medium: {
      both: {},
      screen: { '@media': { [media.print]: { display: 'none' } } },
      paper: { '@media': { screen: { display: 'none' } } },
    },
  },
});
