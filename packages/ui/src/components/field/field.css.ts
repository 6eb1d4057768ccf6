import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.joined,
  alignContent: 'start',
  minInlineSize: 0,
});

export const label = componentStyle({ fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.medium });

export const hint = componentStyle({ fontSize: vars.fontSize.small, color: vars.color.inkMuted });

export const error = componentStyle({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.negative,
});
