import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const moneyLabel = componentRecipe({
  base: { ...voice.ledger, whiteSpace: 'nowrap' },
  variants: {
    size: {
      inherit: {},
      small: { fontSize: vars.fontSize.small },
      body: { fontSize: vars.fontSize.body },
      lead: { fontSize: vars.fontSize.lead },
      section: { fontSize: vars.fontSize.section },
    },
    tone: {
      inherit: {},
      muted: { color: vars.color.inkMuted },
      sale: { color: vars.color.sale },
    },
    former: {
      true: {
        color: vars.color.inkMuted,
        textDecorationLine: 'line-through',
        textDecorationThickness: vars.size.hairline,
      },
    },
  },
});

/** Beside a price of a title's size the code steps back to the size of text. */
export const code = componentStyle({ fontSize: 'max(0.6em, min(1em, 1rem))' });
