import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

const hairline = `${vars.size.hairline} solid ${vars.color.line}`;

export const list = componentStyle({ borderBlockEnd: hairline });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.apart,
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.joined,
  borderBlockStart: hairline,
});
