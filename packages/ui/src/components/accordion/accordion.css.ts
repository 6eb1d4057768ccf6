import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({ borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}` });

export const item = componentStyle({ borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` });

export const trigger = componentStyle({
  ...voice.text,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.apart,
  inlineSize: '100%',
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.near,
  textAlign: 'start',
  textUnderlineOffset: '0.25em',
});

export const title = componentStyle({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.3,
  '@media': { [media.hover]: { selectors: { [`${trigger}:hover &`]: { textDecoration: 'underline' } } } },
});

export const arrow = componentStyle({
  transition: `rotate ${vars.motion.duration.steady} ${vars.motion.easing.out}`,
  selectors: { '[data-state="open"] > &': { rotate: '180deg' } },
});

const height = 'var(--radix-accordion-content-height)';
const unfold = keyframes({ from: { blockSize: 0 }, to: { blockSize: height } });
const fold = keyframes({ from: { blockSize: height }, to: { blockSize: 0 } });

export const content = componentStyle({
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${unfold} ${vars.motion.duration.steady} ${vars.motion.easing.out}` },
    '&[data-state="closed"]': { animation: `${fold} ${vars.motion.duration.steady} ${vars.motion.easing.out}` },
  },
});

export const body = componentStyle({ paddingBlockEnd: vars.space.block });
