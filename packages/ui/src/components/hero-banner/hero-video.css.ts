import { componentStyle } from '../../styles/component.ts';

export const root = componentStyle({ display: 'grid', inlineSize: '100%', blockSize: '100%' });

export const video = componentStyle({ gridArea: '1 / 1', minBlockSize: 0 });

export const control = componentStyle({ gridArea: '1 / 1', placeSelf: 'end', position: 'relative' });
