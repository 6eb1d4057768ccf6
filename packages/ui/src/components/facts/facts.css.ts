import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: vars.space.block,
  rowGap: vars.space.apart,
});

export const name = componentStyle({ fontSize: vars.fontSize.small, color: vars.color.inkMuted });
