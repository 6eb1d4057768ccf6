import { componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';

export const mark = componentStyle({ inlineSize: vars.space.block, blockSize: vars.space.block, flex: 'none' });
