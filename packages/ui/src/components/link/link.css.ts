import { componentRecipe } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const link = componentRecipe({
  base: {
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.25em',
    textDecorationColor: 'currentColor',
    transition: `text-decoration-color ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  },
  variants: {
    underline: {
      always: { '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } } },
      hover: {
        textDecorationColor: 'transparent',
        '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
      },
    },
  },
});
