import { createVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

const stone = createVar();
const mixed = (share: string, light: 'white' | 'black') => `color-mix(in srgb, ${stone} ${share}, ${light})`;

export const crystal = componentRecipe({
  base: { display: 'inline-block', flexShrink: 0, verticalAlign: '-0.2em', forcedColorAdjust: 'none' },
  variants: {
    tier: {
      obsidian: { vars: { [stone]: vars.color.obsidian } },
      amber: { vars: { [stone]: vars.color.amber } },
      emerald: { vars: { [stone]: vars.color.emerald } },
      diamond: { vars: { [stone]: vars.color.diamond } },
    },
    size: {
      small: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
      medium: { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
      large: { inlineSize: 56, blockSize: 56 },
    },
  },
});

/** From the facet that faces the light, top left, to the one that turns away from it. */
export const facet = {
  bright: componentStyle({ fill: mixed('45%', 'white') }),
  light: componentStyle({ fill: mixed('72%', 'white') }),
  plain: componentStyle({ fill: stone }),
  shade: componentStyle({ fill: mixed('78%', 'black') }),
  dark: componentStyle({ fill: mixed('58%', 'black') }),
};
