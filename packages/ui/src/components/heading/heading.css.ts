import { componentRecipe } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

const strong = { ...voice.text, fontWeight: vars.fontWeight.strong, lineHeight: 1.3 };

export const heading = componentRecipe({
  variants: {
    size: {
      display: { ...voice.stone, fontSize: vars.fontSize.display },
      headline: { ...voice.stone, fontSize: vars.fontSize.headline },
      title: { ...voice.stone, fontSize: vars.fontSize.title },
      section: { ...voice.stone, fontSize: vars.fontSize.section, lineHeight: 1 },
      subsection: { ...strong, fontSize: vars.fontSize.lead },
      label: { ...strong, fontSize: vars.fontSize.body },
    },
  },
});
