import { createVar, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

/** The surface's colour, and the far end from its text's: shading towards it keeps the text readable. */
export const stone = createVar();
export const shade = createVar();

export const facets = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.forcedColors]: { display: 'none' } },
});

const slow = vars.motion.duration.slow;
/** A face that thins shows the lit colour behind it. Twice the same, so that a hover begins it again. */
const light = { '40%': { opacity: 0.35 } };
const arrival = keyframes(light);
const hover = keyframes(light);

/** Light runs once over the stone, from the left, when it appears and when it is pointed at. */
const mixed = (share: number) =>
  componentStyle({
    fill: `color-mix(in oklab, ${stone}, ${shade} ${share}%)`,
    stroke: `color-mix(in oklab, ${stone}, ${shade} ${share}%)`,
    strokeWidth: 0.2,
    animation: `${arrival} calc(${slow} * 4) ${vars.motion.easing.out} calc(${slow} * 1.5)`,
    selectors: {
      '&:is(:nth-child(1), :nth-child(6))': { animationDelay: '0s' },
      '&:is(:nth-child(3), :nth-child(5), :nth-child(9))': { animationDelay: `calc(${slow} * 3)` },
      '*:hover > svg > &': { animationName: hover },
    },
  });

export const face = { lit: mixed(0), face: mixed(9), shade: mixed(18), deep: mixed(28), deepest: mixed(38) };

/** The stone darkens, or clears, towards the corner that the light does not reach. */
export const near = componentStyle({ stopColor: shade, stopOpacity: 0 });
export const far = componentStyle({ stopColor: shade, stopOpacity: 0.45 });

/** Light catches on the edges of a cut. */
export const edge = componentStyle({
  fill: 'none',
  stroke: `color-mix(in oklab, ${stone}, white 55%)`,
  strokeWidth: 1,
  opacity: 0.32,
  vectorEffect: 'non-scaling-stroke',
});
