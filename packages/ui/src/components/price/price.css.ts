import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const price = componentRecipe({
  base: {
    ...voice.ledger,
    color: vars.color.ink,
    wordSpacing: '0.2em',
  },
  variants: {
    size: {
      small: { fontSize: vars.fontSize.small },
      body: { fontSize: vars.fontSize.body },
      lead: { fontSize: vars.fontSize.lead },
      section: { fontSize: vars.fontSize.section },
    },
  },
  defaultVariants: { size: 'body' },
});

export const current = componentStyle({ display: 'inline-block', wordSpacing: 'normal' });

/** Beside a price of a title's size the former one steps back. */
export const former = componentStyle({
  display: 'inline-block',
  wordSpacing: 'normal',
  color: vars.color.inkMuted,
  fontSize: 'max(0.68em, min(1em, 1rem))',
  textDecorationThickness: vars.size.hairline,
});
