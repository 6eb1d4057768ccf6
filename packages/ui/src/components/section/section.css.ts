import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const section = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.block },
  variants: {
    rule: {
      thick: { borderBlockStart: `${vars.size.rule} solid ${vars.color.ink}`, paddingBlockStart: vars.space.near },
      none: {},
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.block,
  rowGap: vars.space.joined,
});
