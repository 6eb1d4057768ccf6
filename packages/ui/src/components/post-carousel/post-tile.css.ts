import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const tile = componentStyle({ display: 'grid', gap: vars.space.near, gridTemplateColumns: 'minmax(0, 1fr)' });

export const picture = componentStyle({ aspectRatio: '1', overflow: 'hidden', backgroundColor: vars.color.wall });
componentGlobalStyle(`${picture} :is(picture, img)`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const description = componentStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  lineHeight: 1.4,
  textUnderlineOffset: '0.25em',
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { textDecoration: 'underline' } } } },
});
