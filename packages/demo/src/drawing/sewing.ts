import type { Colour } from './colour.ts';

/** A sewn line: a dark furrow with light on its lower lip. */
export function seamLine(path: string, colour: Colour): string {
  return [
    `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.2" transform="translate(1.3 1.3)"/>`,
    `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity=".62" stroke-width="1.4" stroke-linejoin="round"/>`,
  ].join('');
}

/** Topstitching: single stitches that sink into the cloth. */
export function stitchLine(path: string, colour: Colour): string {
  const dashes = 'fill="none" stroke-width="1.3" stroke-dasharray="5.5 3.5" stroke-linecap="round"';
  return [
    `<path d="${path}" ${dashes} stroke="#fff" stroke-opacity=".35" transform="translate(.7 .9)"/>`,
    `<path d="${path}" ${dashes} stroke="${colour}" stroke-opacity=".55"/>`,
  ].join('');
}
