import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'flex',
  paddingBlockStart: vars.space.block,
  paddingInline: `max(${vars.space.gutter}, (100% - (${vars.size.page} - 2 * ${vars.space.gutter})) / 2)`,
});
