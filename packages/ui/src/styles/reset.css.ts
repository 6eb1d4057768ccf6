import { layeredGlobalStyle } from './layers.ts';

layeredGlobalStyle('reset', '*, *::before, *::after', {
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  borderRadius: 0,
});
layeredGlobalStyle('reset', 'html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
layeredGlobalStyle('reset', 'body', { minBlockSize: '100dvb' });
layeredGlobalStyle('reset', 'ul, ol', { listStyle: 'none' });
layeredGlobalStyle('reset', 'img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
layeredGlobalStyle('reset', 'img, video', { blockSize: 'auto' });
layeredGlobalStyle('reset', 'button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
});
layeredGlobalStyle('reset', 'button, summary, label, select', { cursor: 'pointer' });
layeredGlobalStyle('reset', ':disabled', { cursor: 'not-allowed' });
layeredGlobalStyle('reset', 'a', { color: 'inherit', textDecoration: 'none' });
layeredGlobalStyle('reset', 'h1, h2, h3, h4, h5, h6', { font: 'inherit' });
layeredGlobalStyle('reset', 'table', { borderCollapse: 'collapse' });
layeredGlobalStyle('reset', 'fieldset', { border: 0, minInlineSize: 0 });
layeredGlobalStyle('reset', '[hidden]', { display: 'none' });
