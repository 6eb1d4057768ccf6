import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.apart,
  paddingBlock: vars.space.region,
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.near });
