import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const favourite = componentStyle({ selectors: { '&[aria-pressed="true"]': { color: vars.color.sale } } });
