import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { snapStrip } from '../../styles/snap-strip.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

const shownAtOnce = 4;
const gap = vars.space.close;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
});

/** Room for the focus ring, which the strip would cut off. */
export const strip = componentStyle({
  ...snapStrip,
  gridColumn: 2,
  gap,
  padding: vars.space.joined,
  margin: `calc(-1 * ${vars.space.joined})`,
  scrollPaddingInline: vars.space.joined,
});

export const size = componentStyle({
  ...voice.ledger,
  flex: `0 0 calc((100% - ${shownAtOnce - 1} * ${gap}) / ${shownAtOnce})`,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.joined,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  border: `${vars.size.hairline} solid ${vars.color.ink}`,
  fontSize: vars.fontSize.body,
  scrollSnapAlign: 'start',
  transition: `background-color ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  selectors: {
    '&[data-state="checked"]': { color: vars.color.onInverted, backgroundColor: vars.color.inverted },
    '&[aria-disabled="true"]': {
      color: vars.color.inkMuted,
      borderColor: vars.color.line,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-state="unchecked"]:not([aria-disabled="true"]):hover': { backgroundColor: vars.color.wall },
      },
    },
    // The system's colours leave no fill: the chosen one is the one that is drawn thick.
    [media.forcedColors]: { selectors: { '&[data-state="checked"]': { borderWidth: vars.size.rule } } },
  },
});

/** For the pointer alone: the arrow keys already move through the sizes. */
export const scroll = componentStyle({
  gridRow: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: vars.size.controlLarge,
  selectors: {
    '&:first-child': { gridColumn: 1, marginInlineStart: `calc(-1 * ${vars.space.close})` },
    '&:last-child': { gridColumn: 3, marginInlineEnd: `calc(-1 * ${vars.space.close})` },
    '&[aria-disabled="true"]': { color: vars.color.inkDisabled },
  },
});
