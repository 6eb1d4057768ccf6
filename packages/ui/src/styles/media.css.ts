import base from '../../tokens/base.tokens.json';
import { cssValues } from '../lib/tokens.ts';

const { small, medium, large, wide } = cssValues(base.breakpoint);

/** Media queries for `'@media'`: styles are written for the phone first, and change above a width. */
export const media = {
  aboveSmall: `(min-width: ${small})`,
  aboveMedium: `(min-width: ${medium})`,
  aboveLarge: `(min-width: ${large})`,
  aboveWide: `(min-width: ${wide})`,
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  reducedMotion: '(prefers-reduced-motion: reduce)',
};
