import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({
  display: 'inline-grid',
  gridTemplateColumns: `${vars.size.control} minmax(2.25rem, 1fr) ${vars.size.control}`,
  alignItems: 'center',
  border: `${vars.size.hairline} solid ${vars.color.ink}`,
});

export const step = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${vars.size.controlLarge} - 2 * ${vars.size.hairline})`,
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.size.focus})` },
    '&[aria-disabled="true"]': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:not([aria-disabled="true"]):hover': { backgroundColor: vars.color.wall } } },
  },
});

export const value = componentStyle({ ...voice.ledger, textAlign: 'center', fontSize: vars.fontSize.lead });
