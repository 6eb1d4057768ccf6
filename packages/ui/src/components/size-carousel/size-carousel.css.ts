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

const chosen = '&:has(:checked)';
const soldOut = '&:has([aria-disabled="true"])';

export const size = componentStyle({
  ...voice.ledger,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: `0 0 calc((100% - ${shownAtOnce - 1} * ${gap}) / ${shownAtOnce})`,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.joined,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  border: `${vars.size.hairline} solid ${vars.color.ink}`,
  cursor: 'pointer',
  fontSize: vars.fontSize.body,
  scrollSnapAlign: 'start',
  transition: `background-color ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.size.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focus,
    },
    [chosen]: { color: vars.color.onInverted, backgroundColor: vars.color.inverted },
    [soldOut]: {
      color: vars.color.inkMuted,
      borderColor: vars.color.line,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:not(:has(:checked, [aria-disabled="true"])):hover': { backgroundColor: vars.color.wall },
      },
    },
    // The system's colours leave no fill: the chosen one is the one that is drawn thick.
    [media.forcedColors]: { selectors: { [chosen]: { borderWidth: vars.size.rule } } },
  },
});

/** The whole box is the radio button; what is drawn is its label. */
export const radio = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
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
