import type { CSSProperties } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { blurred } from './blur-image.css.ts';

/**
 * The class and style that draw a blur behind what fills the same box.
 * @param blur 12 hexadecimal digits, as BlurImage takes them; with anything else nothing is drawn
 */
export function blurProps(blur: string | null | undefined, className?: string, style: CSSProperties = {}) {
  if (!blur || !/^[\da-f]{12}$/.test(blur)) return { className, style };
  const [ground, figure, map] = [blur.slice(0, 3), blur.slice(3, 6), blur.slice(6)];
  const drawn = { '--ground': `#${ground}`, '--figure': `#${figure}`, '--map': Number.parseInt(map, 16) };
  return { className: classNames(blurred, className), style: { ...drawn, ...style } };
}
