import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({ position: 'relative', display: 'block' });

export const form = componentStyle({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  ':focus-within': { borderBlockEndColor: vars.color.ink },
});

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.joined,
  fontSize: vars.fontSize.lead,
  appearance: 'none',
  '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const submit = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.wall } } },
});
