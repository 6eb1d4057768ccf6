import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

/** Gutters, and what is left over when the content is as wide as it may be. */
const upTo = (width: string) => ({ paddingInline: `max(${vars.space.gutter}, (100% - ${width}) / 2)` });

export const pageBody = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.region,
    paddingBlock: `${vars.space.block} ${vars.space.section}`,
  },
  variants: {
    width: {
      page: upTo(`(${vars.size.page} - 2 * ${vars.space.gutter})`),
      form: upTo(vars.size.form),
    },
  },
  defaultVariants: { width: 'page' },
});

/** Where nothing stands above it, the title keeps its distance from the header. */
export const alone = componentStyle({ paddingBlockStart: vars.space.region });

export const head = componentStyle({ display: 'grid', gap: vars.space.near });

export const onScreen = componentStyle({ '@media': { [media.print]: { display: 'none' } } });
export const onPaper = componentStyle({ '@media': { screen: { display: 'none' } } });
