import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const root = componentStyle({ inlineSize: '100%', borderCollapse: 'collapse' });

/** The columns speak for themselves to who sees them. */
export const head = visuallyHidden;

export const row = componentStyle({ borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}` });

const cell = { paddingBlock: vars.space.near, paddingInline: 0, verticalAlign: 'baseline' };

export const date = componentStyle({
  ...voice.ledger,
  ...cell,
  inlineSize: '8rem',
  paddingInlineEnd: vars.space.apart,
  color: vars.color.inkMuted,
});

export const text = componentStyle(cell);

export const amount = componentStyle({
  ...voice.ledger,
  ...cell,
  paddingInlineStart: vars.space.apart,
  fontSize: vars.fontSize.lead,
  textAlign: 'end',
});
