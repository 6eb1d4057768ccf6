import { componentStyle } from '../../styles/component.ts';
import { cutCorners } from '../../styles/corners.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const flag = componentStyle({
  ...voice.text,
  ...cutCorners('flag'),
  display: 'inline-block',
  paddingBlock: vars.space.joined,
  paddingInline: vars.space.near,
  color: vars.color.onSale,
  backgroundColor: vars.color.sale,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});
