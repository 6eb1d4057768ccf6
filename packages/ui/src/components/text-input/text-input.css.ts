import { componentStyle } from '../../styles/component.ts';
import { control } from '../../styles/control.ts';

export const root = componentStyle(control);
