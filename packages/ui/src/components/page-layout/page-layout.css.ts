import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

/** On paper stands what the page is about. */
const offPaper = { '@media': { [media.print]: { display: 'none' } } };

/** The foot of a short page stands at the foot of the screen. */
export const root = componentStyle({
  display: 'grid',
  gridTemplate: '"header" auto "main" 1fr "footer" auto / minmax(0, 1fr)',
  minBlockSize: '100dvb',
});

export const skip = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.close,
  insetInlineStart: vars.space.gutter,
  zIndex: vars.layer.notice,
  paddingBlock: vars.space.near,
  paddingInline: vars.space.apart,
  color: vars.color.onInverted,
  backgroundColor: vars.color.inverted,
  fontWeight: vars.fontWeight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  ...offPaper,
});

export const header = componentStyle({ gridArea: 'header', zIndex: vars.layer.header, ...offPaper });

export const main = componentStyle({
  gridArea: 'main',
  selectors: { '&:focus': { outline: 'none' } },
});

export const footer = componentStyle({ gridArea: 'footer', ...offPaper });
