import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const brand = componentStyle({
  ...voice.stone,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: vars.size.control,
  fontSize: 'clamp(1.125rem, 0.9rem + 1.1vw, 1.625rem)',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
