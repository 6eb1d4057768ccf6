import { media, vars } from '@obsidiana/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** Along the upper edge, and only once a person begins to wonder: most pages are there before. It never seems to be done. */
export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.notice,
  blockSize: vars.size.focus,
  backgroundColor: vars.color.ink,
  transformOrigin: 'left',
  animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 250ms both`,
  '@media': { [media.reducedMotion]: { animationDuration: '1ms' } },
});
