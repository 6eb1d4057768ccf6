import { style } from '@vanilla-extract/css';

/** What is read out beside the pictures further along must not widen the page. */
export const gallery = style({ position: 'relative', overflow: 'clip', overflowClipMargin: '8px' });
