import { componentRecipe } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const iconButton = componentRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    color: vars.color.ink,
    transition: `background-color ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
    ':disabled': { color: vars.color.inkDisabled },
  },
  variants: {
    variant: {
      plain: {
        '@media': { [media.hover]: { selectors: { '&:hover:enabled': { backgroundColor: vars.color.wall } } } },
      },
      paper: {
        backgroundColor: vars.color.paper,
        '@media': { [media.hover]: { selectors: { '&:hover:enabled': { backgroundColor: vars.color.wall } } } },
      },
      outlined: {
        border: `${vars.size.hairline} solid ${vars.color.ink}`,
        ':disabled': { borderColor: vars.color.line },
        '@media': { [media.hover]: { selectors: { '&:hover:enabled': { backgroundColor: vars.color.wall } } } },
      },
    },
  },
});
