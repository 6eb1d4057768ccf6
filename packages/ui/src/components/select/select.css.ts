import { componentStyle } from '../../styles/component.ts';
import { control } from '../../styles/control.ts';
import { vars } from '../../styles/vars.css.ts';

export const frame = componentStyle({ display: 'grid', minInlineSize: 0 });

export const root = componentStyle({
  ...control,
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: `calc(${vars.space.near} + ${vars.size.icon} + ${vars.space.joined})`,
  textOverflow: 'ellipsis',
});

export const arrow = componentStyle({
  gridArea: '1 / 1',
  alignSelf: 'center',
  justifySelf: 'end',
  marginInlineEnd: vars.space.near,
  pointerEvents: 'none',
});
