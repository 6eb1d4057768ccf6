import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

// Plain styles instead of a recipe, whose code would weigh more than the label.
export const base = componentStyle({ ...voice.ledger, whiteSpace: 'nowrap' });

export const size = {
  inherit: undefined,
  small: componentStyle({ fontSize: vars.fontSize.small }),
  body: componentStyle({ fontSize: vars.fontSize.body }),
  lead: componentStyle({ fontSize: vars.fontSize.lead }),
  section: componentStyle({ fontSize: vars.fontSize.section }),
};

export const tone = {
  inherit: undefined,
  muted: componentStyle({ color: vars.color.inkMuted }),
  sale: componentStyle({ color: vars.color.sale }),
};

export const former = componentStyle({
  color: vars.color.inkMuted,
  textDecorationLine: 'line-through',
  textDecorationThickness: vars.size.hairline,
});

/** Beside a price of a title's size the code steps back to the size of text. */
export const code = componentStyle({ fontSize: 'max(0.6em, min(1em, 1rem))' });
