import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const opener = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: vars.size.control,
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.aboveLarge]: { display: 'none' } },
});

const enter = keyframes({ from: { translate: '100% 0' } });
const enterFromTheLeft = keyframes({ from: { translate: '-100% 0' } });

/** A drawer while it is open; on a wide page it stands in the page, open or not. */
export const panel = componentStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  inlineSize: 'min(24rem, 100vw - 3rem)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  paddingBlockEnd: vars.space.block,
  paddingInline: vars.space.gutter,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  animation: `${enter} ${vars.motion.duration.slow} ${vars.motion.easing.out}`,
  '::backdrop': { backgroundColor: vars.color.scrim },
  selectors: {
    '&:popover-open': { display: 'flex', flexDirection: 'column', gap: vars.space.block },
    '&:dir(rtl)': { animationName: enterFromTheLeft },
  },
  '@media': {
    [media.aboveLarge]: {
      position: 'static',
      display: 'flex',
      alignItems: 'end',
      flexDirection: 'row',
      gap: vars.space.block,
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
      overflow: 'visible',
      animation: 'none',
    },
    [media.forcedColors]: { borderInlineStart: `${vars.size.rule} solid` },
  },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 56,
  marginInlineEnd: `calc(-1 * ${vars.space.near})`,
  '@media': { [media.aboveLarge]: { display: 'none' } },
});

export const title = componentStyle({ fontWeight: vars.fontWeight.strong });

export const groups = componentStyle({
  display: 'grid',
  gap: vars.space.block,
  '@media': {
    [media.aboveLarge]: {
      display: 'flex',
      flexWrap: 'wrap',
      flex: 1,
      alignItems: 'end',
      columnGap: vars.space.block,
      rowGap: vars.space.apart,
    },
  },
});

/** In the bar every choice applies itself, as long as there is script. */
export const apply = componentStyle({
  flexShrink: 0,
  '@media': { [`${media.aboveLarge} and (scripting: enabled)`]: { display: 'none' } },
});
