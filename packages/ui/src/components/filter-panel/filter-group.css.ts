import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const title = componentStyle({
  paddingBlockEnd: vars.space.joined,
  fontSize: vars.fontSize.small,
  color: vars.color.inkMuted,
});

export const choices = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.close,
});

/** Two short fields stand beside each other: from, to. */
componentGlobalStyle(`${choices} > input`, { flex: '1 1 7.75rem', inlineSize: '7.75rem', minInlineSize: 0 });
