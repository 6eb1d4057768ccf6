import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  backgroundColor: vars.color.scrim,
});

const enter = keyframes({ from: { translate: '100% 0' } });
const enterFromTheLeft = keyframes({ from: { translate: '-100% 0' } });

/** It comes from the side that the menu button is on. */
export const root = componentStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.block,
  inlineSize: 'min(22rem, 100vw - 3rem)',
  overflowY: 'auto',
  paddingBlockEnd: vars.space.block,
  paddingInline: vars.space.gutter,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  animation: `${enter} ${vars.motion.duration.slow} ${vars.motion.easing.out}`,
  selectors: { '&:dir(rtl)': { animationName: enterFromTheLeft } },
  '@media': { [media.forcedColors]: { borderInlineStart: `${vars.size.rule} solid` } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 56,
  marginInlineEnd: `calc(-1 * ${vars.space.near})`,
});

export const title = componentStyle({ fontWeight: vars.fontWeight.strong });

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.controlLarge,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  fontSize: vars.fontSize.lead,
  selectors: { '&[aria-current]': { fontWeight: vars.fontWeight.strong } },
});

export const foot = componentStyle({
  display: 'grid',
  gap: vars.space.apart,
  justifyItems: 'start',
  paddingBlockStart: vars.space.apart,
  marginBlockStart: 'auto',
  borderBlockStart: `${vars.size.rule} solid ${vars.color.ink}`,
});
