import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

/** Narrower than this, no tier's name has room beside the stone. */
const narrow = '(max-width: 19rem)';

export const root = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.apart,
  alignItems: 'center',
  paddingBlock: vars.space.apart,
  paddingInline: vars.space.apart,
  backgroundColor: vars.color.wall,
  borderBlockStart: `${vars.size.rule} solid ${vars.color.ink}`,
});

export const stones = componentStyle({ display: 'flex', alignItems: 'end' });

export const words = componentStyle({ '@container': { [narrow]: { gridRow: 2, gridColumn: '1 / -1' } } });

export const close = componentStyle({ gridRow: 1, gridColumn: 3 });

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.block}` } });
const slow = vars.motion.duration.slow;

export const stone = componentStyle({
  animation: `${rise} calc(${slow} * 3) ${vars.motion.easing.out} backwards`,
  selectors: {
    '&:nth-child(2)': { animationDelay: slow },
    '&:nth-child(3)': { animationDelay: `calc(${slow} * 2)` },
  },
});

/** The stones beside the first need room of their own. */
export const beside = componentStyle({
  display: 'none',
  '@media': { [media.aboveSmall]: { display: 'inline-block' } },
});

export const title = componentStyle({
  ...voice.stone,
  display: 'block',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.1,
});

export const text = componentStyle({ display: 'block', fontSize: vars.fontSize.small });
