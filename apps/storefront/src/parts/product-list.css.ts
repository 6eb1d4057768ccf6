import { media, vars } from '@obsidiana/ui/theme';
import { style } from '@vanilla-extract/css';

/** Bar, filters and what is chosen in them stand close to each other. */
export const listHead = style({ display: 'grid', gap: vars.space.apart, minInlineSize: 0 });

/** On a phone the menu has a line of its own above count and layout. */
export const listBar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.block,
  paddingBlock: vars.space.joined,
  borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': { [media.aboveMedium]: { gridTemplateColumns: '1fr auto auto' } },
});

export const listMenu = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [media.aboveMedium]: { gridColumn: 'auto' } },
});
