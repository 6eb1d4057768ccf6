import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
});

export const picture = componentStyle({ backgroundColor: vars.color.wall });
componentGlobalStyle(`${picture} img`, { inlineSize: '100%' });

/** A wide table scrolls by itself. */
export const measures = componentStyle({ overflowX: 'auto' });
