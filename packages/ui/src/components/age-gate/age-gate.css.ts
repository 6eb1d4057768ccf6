import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

/** The page behind stays unseen: only paper, and the question. */
export const screen = componentStyle({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  selectors: { '&[open]': { display: 'grid' } },
});

componentGlobalStyle(`:root:has(${screen}[open])`, { overflow: 'hidden' });

/** It hangs from above: in the middle, all of it would move when the typeface breaks one line anew. */
export const root = componentStyle({
  marginBlock: 0,
  marginInline: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.block,
  inlineSize: '100%',
  maxInlineSize: '44rem',
  paddingBlockStart: `max(${vars.space.region}, 18svh)`,
  paddingBlockEnd: vars.space.region,
  paddingInline: vars.space.gutter,
});

export const brand = componentStyle({ paddingBlockEnd: vars.space.near, borderBlockEnd: `${vars.size.rule} solid` });

/** The languages beside each other where there is room, each title over its own text. */
export const passages = componentStyle({
  display: 'grid',
  gap: vars.space.block,
  '@media': { [media.aboveMedium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const title = componentStyle({
  ...voice.stone,
  fontSize: vars.fontSize.title,
  selectors: { '&:focus': { outline: 'none' } },
});

export const text = componentStyle({ paddingBlockStart: vars.space.near });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.near });

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.apart,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});

export const link = componentStyle({ display: 'inline-block', paddingBlock: vars.space.joined });
