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

/** 1 where lines begin at the left, -1 where they begin at the right (base.css.ts): a polygon knows no start and end. */
export const side = '--ob-side';

function cutPolygon(corner: Corner): string {
  const cut = vars.corner[corner];
  const rest = `calc(100% - ${cut})`;
  /** A distance from the middle, towards the end of the line. */
  const towardsEnd = (distance: string) => `calc(50% + var(${side}, 1) * (${distance}))`;
  const [start, end] = [towardsEnd('-50%'), towardsEnd('50%')];
  const [afterStart, beforeEnd] = [towardsEnd(`${cut} - 50%`), towardsEnd(`50% - ${cut}`)];
  return `polygon(${afterStart} 0, ${end} 0, ${end} ${rest}, ${beforeEnd} 100%, ${start} 100%, ${start} ${cut})`;
}
