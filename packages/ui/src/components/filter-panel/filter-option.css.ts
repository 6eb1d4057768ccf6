import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

const chosen = '&:has(:checked)';

export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.close,
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.near,
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  cursor: 'pointer',
  fontSize: vars.fontSize.small,
  transition: `background-color ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.size.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focus,
    },
    [chosen]: { color: vars.color.onInverted, backgroundColor: vars.color.inverted, borderColor: vars.color.inverted },
    '&:has(:disabled)': { color: vars.color.inkDisabled, borderColor: vars.color.line, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:not(:has(:checked, :disabled)):hover': { backgroundColor: vars.color.wall } } },
    // The system's colours leave no fill: the chosen one is the one that is drawn thick.
    [media.forcedColors]: { selectors: { [chosen]: { borderWidth: vars.size.rule } } },
  },
});

/** The whole box is the checkbox; what is drawn is its label. */
export const box = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
});

export const count = componentStyle({ ...voice.ledger, fontSize: vars.fontSize.caption, opacity: 0.8 });
