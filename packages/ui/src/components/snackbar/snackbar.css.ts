import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)', opacity: 0 } });

export const root = componentStyle({
  position: 'fixed',
  insetBlockEnd: vars.space.block,
  insetInline: vars.space.gutter,
  zIndex: vars.layer.notice,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const message = componentStyle({
  pointerEvents: 'auto',
  paddingInline: vars.space.block,
  paddingBlock: vars.space.near,
  color: vars.color.onInverted,
  backgroundColor: vars.color.inverted,
  border: `${vars.size.hairline} solid transparent`,
  fontWeight: vars.fontWeight.medium,
  animation: `${rise} ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
