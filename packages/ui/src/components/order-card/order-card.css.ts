import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  // On paper stands the order that is open.
  '@media': { [media.print]: { border: 0, selectors: { '&:has([aria-expanded=false])': { display: 'none' } } } },
});

export const heading = componentStyle({ fontSize: 'inherit', fontWeight: 'inherit' });

export const trigger = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"title total icon" "date status icon"',
  columnGap: vars.space.apart,
  rowGap: vars.space.joined,
  alignItems: 'center',
  inlineSize: '100%',
  paddingBlock: vars.space.apart,
  paddingInline: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [media.aboveMedium]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr) auto',
      gridTemplateAreas: '"title date status total icon"',
    },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateAreas: '"title total" "date status"' },
  },
});

export const title = componentStyle({ gridArea: 'title', fontWeight: vars.fontWeight.strong });
export const date = componentStyle({ gridArea: 'date', fontSize: vars.fontSize.small, color: vars.color.inkMuted });
export const status = componentStyle({
  gridArea: 'status',
  fontSize: vars.fontSize.small,
  textAlign: 'end',
  '@media': { [media.aboveMedium]: { textAlign: 'start' } },
});
export const total = componentStyle({
  ...voice.ledger,
  gridArea: 'total',
  fontSize: vars.fontSize.lead,
  textAlign: 'end',
});
export const icon = componentStyle({ gridArea: 'icon', '@media': { [media.print]: { display: 'none' } } });

export const detail = componentStyle({
  display: 'grid',
  gap: vars.space.block,
  paddingBlockEnd: vars.space.block,
  selectors: { '&[hidden]': { display: 'none' } },
});
