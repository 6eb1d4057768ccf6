import base from '../../tokens/base.tokens.json';
import compact from '../../tokens/compact.tokens.json';
import dark from '../../tokens/dark.tokens.json';
import darkContrast from '../../tokens/dark-contrast.tokens.json';
import light from '../../tokens/light.tokens.json';
import lightContrast from '../../tokens/light-contrast.tokens.json';
import { cssValues } from '../lib/tokens.ts';

// Media queries cannot read custom properties, so the breakpoints stay outside the theme (see media.css.ts).
const { breakpoint: _, ...themed } = base;
const { space, size } = cssValues(compact);

/** The tokens as CSS values: what is the same in every theme, the colours of each, and what a density changes. */
export const values = {
  base: cssValues(themed),
  light: cssValues(light.color),
  dark: cssValues(dark.color),
  lightContrast: cssValues(lightContrast.color),
  darkContrast: cssValues(darkContrast.color),
  compact: { space, size },
};
