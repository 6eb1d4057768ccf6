import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.css.ts';
import { vars } from './vars.css.ts';

type Corner = keyof typeof vars.corner;

/** Cuts the start of the top and the end of the bottom off a box that never holds the focus ring. */
export function cutCorners(corner: Corner): StyleRule {
  return { clipPath: cutPolygon(corner), '@media': { [media.forcedColors]: { clipPath: 'none' } } };
}

/**
 * The same cut for a box that can be focused: only the fill behind it is cut, so that the ring around it stays whole.
 * The fill covers the hairline border, which stands in where the system replaces colours.
 */
export function cutFill(corner: Corner, fill: string): StyleRule {
  return {
    position: 'relative',
    isolation: 'isolate',
    '::before': {
      content: '',
      position: 'absolute',
      inset: `calc(-1 * ${vars.size.hairline})`,
      zIndex: -1,
      background: fill,
      clipPath: cutPolygon(corner),
      transition: `background-color ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
    },
    '@media': { [media.forcedColors]: { '::before': { clipPath: 'none' } } },
  };
}

function cutPolygon(corner: Corner): string {
  const cut = vars.corner[corner];
  const rest = `calc(100% - ${cut})`;
  return `polygon(${cut} 0, 100% 0, 100% ${rest}, ${rest} 100%, 0 100%, 0 ${cut})`;
}
