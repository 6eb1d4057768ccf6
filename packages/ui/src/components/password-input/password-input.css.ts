import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({ display: 'grid', minInlineSize: 0 });

export const input = componentStyle({
  gridArea: '1 / 1',
  paddingInlineEnd: `calc(${vars.size.control} + ${vars.space.joined})`,
});

export const toggle = componentStyle({ gridArea: '1 / 1', justifySelf: 'end', alignSelf: 'center' });
