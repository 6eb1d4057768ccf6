import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({
  display: 'grid',
  // On the narrowest screens the picture gives way, never a word.
  gridTemplateColumns: 'minmax(4rem, 6rem) minmax(min-content, 1fr) auto',
  gridTemplateAreas: '"picture words subtotal" "picture controls controls" "notice notice notice"',
  gridTemplateRows: '1fr auto auto',
  columnGap: vars.space.apart,
  rowGap: vars.space.close,
  paddingBlock: vars.space.apart,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  listStyle: 'none',
  '@media': { [media.aboveMedium]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto', columnGap: vars.space.block } },
});

export const picture = componentStyle({
  gridArea: 'picture',
  aspectRatio: '4 / 5',
  backgroundColor: vars.color.wall,
  overflow: 'hidden',
});

export const words = componentStyle({
  gridArea: 'words',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.joined,
  minInlineSize: 0,
});

export const name = componentStyle({
  color: 'inherit',
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const choice = componentStyle({ fontSize: vars.fontSize.small, color: vars.color.inkMuted });

export const price = componentStyle({ fontSize: vars.fontSize.small });

export const subtotal = componentStyle({
  ...voice.ledger,
  gridArea: 'subtotal',
  textAlign: 'end',
  fontSize: vars.fontSize.lead,
});

export const controls = componentStyle({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.near,
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.fontSize.small,
});

export const notice = componentStyle({ gridArea: 'notice' });
