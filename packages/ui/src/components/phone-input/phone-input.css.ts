import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.close,
});

export const number = componentStyle({ display: 'grid', minInlineSize: 0 });

export const code = componentStyle({
  ...voice.ledger,
  gridArea: '1 / 1',
  alignSelf: 'center',
  paddingInlineStart: vars.space.near,
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});

export const input = componentStyle({ gridArea: '1 / 1', paddingInlineStart: '3.5rem' });
