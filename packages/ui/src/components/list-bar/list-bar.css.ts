import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.block,
  paddingBlock: vars.space.joined,
  borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
});

export const menu = componentStyle({
  flex: '1 0 100%',
  minInlineSize: 0,
  '@media': { [media.aboveMedium]: { flex: '1 1 0' } },
});
