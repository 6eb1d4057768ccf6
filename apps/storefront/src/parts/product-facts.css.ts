import { vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.apart,
  minBlockSize: vars.size.controlLarge,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});
