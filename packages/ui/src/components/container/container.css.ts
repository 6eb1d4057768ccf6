import { componentRecipe } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

const upTo = (width: string) => ({ paddingInline: `max(${vars.space.gutter}, (100% - ${width}) / 2)` });

export const container = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  variants: {
    width: {
      page: upTo(`(${vars.size.page} - 2 * ${vars.space.gutter})`),
      reading: upTo(vars.size.measure),
      form: upTo(vars.size.form),
    },
    gap: {
      none: {},
      block: { rowGap: vars.space.block },
      region: { rowGap: vars.space.region },
      section: { rowGap: vars.space.section },
    },
    inset: { true: { paddingBlock: vars.space.region } },
  },
  defaultVariants: { width: 'page', gap: 'block' },
});
