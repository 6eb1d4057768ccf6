import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.apart,
  maxInlineSize: vars.size.form,
  inlineSize: '100%',
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.apart,
});
