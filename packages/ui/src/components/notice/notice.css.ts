import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.near,
    paddingBlock: vars.space.near,
    borderBlockStart: `${vars.size.rule} solid currentColor`,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  },
  variants: {
    tone: {
      neutral: { color: vars.color.ink },
      positive: { color: vars.color.positive },
      negative: { color: vars.color.negative },
    },
  },
});

/** Over the page, which it does not move; above it a Snackbar has its place. */
export const atFoot = componentStyle({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.notice,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.color.paper,
});

export const icon = componentStyle({ marginBlockStart: '0.125em' });
