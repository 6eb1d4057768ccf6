import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const pageBody = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.region,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: `${vars.space.block} ${vars.space.section}`,
  },
  variants: {
    width: {
      page: { maxInlineSize: vars.size.page },
      form: { maxInlineSize: `calc(${vars.size.form} + 2 * ${vars.space.gutter})` },
    },
  },
  defaultVariants: { width: 'page' },
});

export const head = componentStyle({ display: 'grid', gap: vars.space.near });
