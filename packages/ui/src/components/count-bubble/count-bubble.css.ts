import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const bubble = componentStyle({
  ...voice.ledger,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: vars.space.joined,
  overflow: 'hidden',
  color: vars.color.onInverted,
  backgroundColor: vars.color.inverted,
  fontSize: vars.fontSize.caption,
  lineHeight: 1,
});

const rise = keyframes({ from: { translate: '0 100%' } });

/** A figure that takes the place of another comes up from below. */
export const changed = componentStyle({
  animation: `${rise} ${vars.motion.duration.slow} ${vars.motion.easing.out}`,
});
