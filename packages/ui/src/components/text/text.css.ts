import { componentRecipe } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const text = componentRecipe({
  variants: {
    voice: { text: voice.text, ledger: voice.ledger },
    size: {
      lead: { fontSize: vars.fontSize.lead, lineHeight: 1.4 },
      body: { fontSize: vars.fontSize.body },
      small: { fontSize: vars.fontSize.small },
      caption: { fontSize: vars.fontSize.caption },
    },
    weight: {
      regular: { fontWeight: vars.fontWeight.regular },
      medium: { fontWeight: vars.fontWeight.medium },
      strong: { fontWeight: vars.fontWeight.strong },
    },
    tone: {
      inherit: {},
      ink: { color: vars.color.ink },
      muted: { color: vars.color.inkMuted },
      positive: { color: vars.color.positive },
      negative: { color: vars.color.negative },
      sale: { color: vars.color.sale },
    },
    measure: { true: { maxInlineSize: vars.size.measure } },
  },
});
