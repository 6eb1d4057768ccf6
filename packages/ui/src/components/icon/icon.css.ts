import { componentRecipe } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const icon = componentRecipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
    verticalAlign: '-0.2em',
  },
  variants: {
    size: {
      small: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
      medium: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      large: { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
    },
    filled: { true: { fill: 'currentColor' } },
    directional: { true: { selectors: { '[dir="rtl"] &': { scale: '-1 1' } } } },
  },
});
