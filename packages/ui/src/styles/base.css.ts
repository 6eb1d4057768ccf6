import { side } from './corners.ts';
import { layeredGlobalStyle } from './layers.ts';
import { media } from './media.css.ts';
import { vars } from './vars.css.ts';
import { voice } from './voices.ts';

layeredGlobalStyle('base', ':root', {
  ...voice.text,
  fontSize: vars.fontSize.body,
  fontSynthesis: 'none',
  fontOpticalSizing: 'auto',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  accentColor: vars.color.ink,
});

layeredGlobalStyle('base', ':root, [data-theme]', { color: vars.color.ink, backgroundColor: vars.color.paper });

layeredGlobalStyle('base', '[dir="ltr"]', { vars: { [side]: '1' } });
layeredGlobalStyle('base', '[dir="rtl"]', { vars: { [side]: '-1' } });

layeredGlobalStyle('base', 'h1, h2, h3, h4, h5, h6', { textWrap: 'balance' });
layeredGlobalStyle('base', 'p', { textWrap: 'pretty' });

layeredGlobalStyle('base', '::selection', { color: vars.color.onInverted, backgroundColor: vars.color.inverted });

// The ring of everything that takes the focus: no component draws its own.
layeredGlobalStyle('base', ':focus-visible', {
  outline: `${vars.size.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.size.focus,
});

layeredGlobalStyle('base', '::view-transition-group(*)', {
  animationDuration: vars.motion.duration.slow,
  animationTimingFunction: vars.motion.easing.out,
});
layeredGlobalStyle('base', '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
