import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.near,
  alignItems: 'center',
});

const side = '1.5rem';

export const box = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  backgroundColor: vars.color.paper,
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:checked': { backgroundColor: vars.color.inverted, borderColor: vars.color.inverted },
    '&:checked::before': {
      content: '',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      backgroundColor: vars.color.onInverted,
      clipPath: 'polygon(0 52%, 14% 38%, 38% 62%, 86% 12%, 100% 26%, 38% 90%)',
    },
    '&[aria-invalid=true]': { borderColor: vars.color.negative, boxShadow: `inset 0 0 0 1px ${vars.color.negative}` },
    '&:disabled': { backgroundColor: vars.color.wall, borderColor: vars.color.line, cursor: 'not-allowed' },
    '&:disabled:checked::before': { backgroundColor: vars.color.inkDisabled },
  },
  '@media': {
    // The system's colours leave no fill: it draws its own box.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::before': { display: 'none' } } },
  },
});

/** As high as what is pressed must be, though the box is not. */
export const label = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  selectors: { [`${box}:disabled + &`]: { color: vars.color.inkDisabled, cursor: 'not-allowed' } },
});

export const description = componentStyle({
  gridColumn: 2,
  fontSize: vars.fontSize.small,
  color: vars.color.inkMuted,
});

export const error = componentStyle({
  gridColumn: 2,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.negative,
});
