import base from '../../tokens/base.tokens.json';
import dark from '../../tokens/dark.tokens.json';
import light from '../../tokens/light.tokens.json';
import { cssValues } from './tokens.ts';

// Media queries cannot read custom properties, so the breakpoints stay outside the theme (see media.css.ts).
const { breakpoint: _, ...themed } = base;

/** The tokens as CSS values: what is the same in every theme, and the colours of each. */
export const values = {
  base: cssValues(themed),
  light: cssValues(light.color),
  dark: cssValues(dark.color),
};
