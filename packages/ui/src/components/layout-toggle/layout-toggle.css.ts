import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({ display: 'inline-flex' });

export const choice = componentStyle({
  color: vars.color.inkMuted,
  borderBlockEnd: `${vars.size.rule} solid transparent`,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.ink, borderBlockEndColor: vars.color.ink } },
});
