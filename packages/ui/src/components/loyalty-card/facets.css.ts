import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component.ts';

/** The card's colour, and the far end from its text's: shading towards it keeps the text readable. */
export const stone = createVar();
export const shade = createVar();

const mixed = (share: number) =>
  componentStyle({
    fill: `color-mix(in oklab, ${stone}, ${shade} ${share}%)`,
    stroke: `color-mix(in oklab, ${stone}, ${shade} ${share}%)`,
    strokeWidth: 0.2,
  });

export const face = { lit: mixed(0), face: mixed(9), shade: mixed(18), deep: mixed(28), deepest: mixed(38) };
