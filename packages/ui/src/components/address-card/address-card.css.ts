import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({ display: 'grid', justifyItems: 'start', fontStyle: 'normal' });

export const line = componentStyle({ selectors: { '&:first-child': { fontWeight: vars.fontWeight.medium } } });

export const details = componentStyle({
  marginBlockStart: vars.space.joined,
  fontSize: vars.fontSize.small,
  color: vars.color.inkMuted,
});

export const actions = componentStyle({ display: 'flex', gap: vars.space.apart, marginBlockStart: vars.space.close });
