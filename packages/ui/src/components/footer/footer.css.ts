import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

const inset = `max(${vars.space.gutter}, (100% - (${vars.size.page} - 2 * ${vars.space.gutter})) / 2)`;

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.region,
  paddingBlock: vars.space.region,
  paddingInline: inset,
  borderBlockStart: `${vars.size.rule} solid ${vars.color.ink}`,
});

export const top = componentStyle({
  display: 'grid',
  gap: vars.space.region,
  '@media': { [media.aboveLarge]: { gridTemplateColumns: 'minmax(12rem, 1fr) 3fr' } },
});

export const opening = componentStyle({
  display: 'grid',
  gap: vars.space.near,
  justifyItems: 'start',
  alignContent: 'start',
});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  columnGap: vars.space.grid,
  rowGap: vars.space.block,
});

export const title = componentStyle({ fontWeight: vars.fontWeight.strong, lineHeight: 2 });

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  textUnderlineOffset: '0.25em',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const bottom = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.block,
  rowGap: vars.space.close,
  paddingBlockStart: vars.space.apart,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});

export const social = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  color: vars.color.ink,
  marginInline: `calc(-1 * ${vars.space.near})`,
});

export const socialLink = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.wall } } },
});
