import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const list = componentStyle({
  ...voice.ledger,
  display: 'flex',
  justifyContent: 'center',
  fontSize: vars.fontSize.body,
});

export const item = componentStyle({ flex: `0 1 ${vars.size.control}`, minInlineSize: 0 });

/** On a phone nine of them share the line, so they give up width, not height. */
export const slot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
});

export const link = componentStyle({
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.wall } } },
});

export const current = componentStyle({ color: vars.color.onInverted, backgroundColor: vars.color.inverted });

export const unavailable = componentStyle({ color: vars.color.inkDisabled });
