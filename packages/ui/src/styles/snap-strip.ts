import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.css.ts';

/** A row that scrolls sideways and comes to rest on its children (see lib/use-snap-strip.ts). */
export const snapStrip = {
  display: 'flex',
  // So that it also clips what its children place absolutely.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
} satisfies StyleRule;
