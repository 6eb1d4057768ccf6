import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const group = componentStyle({ display: 'grid' });

export const root = componentStyle({
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` },
    '&:has([data-state=checked])': { backgroundColor: vars.color.wall },
  },
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.near,
  alignItems: 'start',
  padding: vars.space.apart,
});

export const dot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  color: vars.color.ink,
  background: vars.color.paper,
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  // A cut stone instead of a round dot: the house has no circles but the heart's plate.
  borderRadius: 0,
  cursor: 'pointer',
  selectors: {
    '&[data-state=checked]': { borderColor: vars.color.ink },
    '&:disabled': { cursor: 'default', borderColor: vars.color.line },
  },
});

export const chosen = componentStyle({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  backgroundColor: vars.color.ink,
  clipPath: 'polygon(50% 0, 100% 28%, 100% 72%, 50% 100%, 0 72%, 0 28%)',
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

export const label = componentStyle({ display: 'grid', gap: vars.space.joined, cursor: 'pointer', minInlineSize: 0 });

export const title = componentStyle({ fontWeight: vars.fontWeight.medium });

export const description = componentStyle({ fontSize: vars.fontSize.small, color: vars.color.inkMuted });

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.apart,
  padding: vars.space.apart,
  paddingBlockStart: 0,
});
