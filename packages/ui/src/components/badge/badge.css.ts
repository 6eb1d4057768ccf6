import { componentRecipe } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const badge = componentRecipe({
  base: {
    ...voice.text,
    display: 'inline-block',
    paddingBlock: vars.space.joined,
    paddingInline: vars.space.close,
    border: `${vars.size.hairline} solid ${vars.color.ink}`,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.strong,
    letterSpacing: '0.06em',
    lineHeight: 1.3,
    textTransform: 'uppercase',
  },
  variants: {
    variant: {
      solid: { color: vars.color.onInverted, backgroundColor: vars.color.inverted },
      outline: { color: vars.color.ink },
    },
  },
  defaultVariants: { variant: 'solid' },
});
