import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  backgroundColor: vars.color.scrim,
  animation: `${appear} ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const root = componentStyle({
  position: 'fixed',
  // Centred by its margins, which keeps its edges on whole pixels where half a translation would not.
  inset: 0,
  margin: 'auto',
  blockSize: 'fit-content',
  zIndex: vars.layer.dialog,
  display: 'grid',
  gap: vars.space.apart,
  inlineSize: `min(${vars.size.form}, 100vw - 2 * ${vars.space.gutter})`,
  maxBlockSize: '90dvh',
  overflowY: 'auto',
  padding: vars.space.block,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  borderBlockStart: `${vars.size.rule} solid ${vars.color.ink}`,
  '@media': { [media.forcedColors]: { border: '2px solid' } },
});

export const title = componentStyle({
  ...voice.stone,
  fontSize: vars.fontSize.section,
  paddingInlineEnd: vars.size.control,
});

export const close = componentStyle({
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  insetBlockStart: vars.space.near,
  insetInlineEnd: vars.space.near,
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.close,
  justifyContent: 'end',
});
