import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.close });

export const choice = componentStyle({ display: 'grid', alignItems: 'center' });

export const select = componentStyle({
  gridArea: '1 / 1',
  minBlockSize: vars.size.control,
  paddingInlineEnd: `calc(${vars.size.iconSmall} + ${vars.space.joined})`,
  appearance: 'none',
  color: 'inherit',
  // The list that opens takes its colours from here.
  backgroundColor: vars.color.paper,
  fieldSizing: 'content',
});

export const arrow = componentStyle({ gridArea: '1 / 1', justifySelf: 'end', pointerEvents: 'none' });
