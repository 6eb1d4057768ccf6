import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.apart,
  alignItems: 'center',
  padding: vars.space.apart,
  backgroundColor: vars.color.wall,
});

export const picture = componentStyle({ inlineSize: '4rem', display: 'grid', placeItems: 'center' });
export const label = componentStyle({ fontSize: vars.fontSize.small, color: vars.color.inkMuted });
export const name = componentStyle({ fontWeight: vars.fontWeight.strong });
export const description = componentStyle({ fontSize: vars.fontSize.small });
