import { mixed } from './colour.ts';
import { type Point, rounded, short } from './geometry.ts';
import { noiseFrom } from './noise.ts';
import { dyesOf, type Palette } from './palettes.ts';
import { frame, svg } from './picture.ts';
import { type Print, printedSheet } from './prints/index.ts';
import { ring } from './prints/sheet.ts';
import { seedOf } from './random.ts';
import { castShadow, touchShadow } from './shadow.ts';
import { drawWall } from './wall.ts';

/** What a slice of stone is cut from: the same as for a garment's print. */
export interface StoneSpec {
  readonly print: Print;
  readonly palette: Palette;
  /** A whole number. */
  readonly seed: number;
}

interface Place {
  readonly at: Point;
  /** Half its width, in drawing units. */
  readonly size: number;
  /** Sets its ids apart where a picture holds several. */
  readonly prefix?: string;
  /** Id of the printed sheet, where the picture has it already. */
  readonly sheet?: string;
}

/** A polished slice of the mineral that the print comes from: rough crust, sawn edge, glossy face. */
export function drawStone(spec: StoneSpec, { at, size, prefix = 'stone-', sheet }: Place): string {
  const dyes = dyesOf[spec.palette];
  const noise = noiseFrom(seedOf('stone', spec.seed));
  const outline = (scale: number, rough: number) =>
    rounded(
      ring(at, 90, (angle) => {
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        const broad = 1 + 0.2 * noise(x * 1.1 + 5, y * 1.1) + 0.07 * noise(x * 2.6, y * 2.6 + 9);
        return size * scale * (broad * (1.04 + 0.14 * Math.abs(y)) + rough * noise(x * 9, y * 9));
      }),
    );
  const crust = outline(1.045, 0.02);
  const face = outline(0.985, 0.008);
  const bark = mixed(mixed(dyes.tones[1], '#5E5245', 0.62), '#8A7C68', 0.3);
  const [x, y] = at.map(short);
  const zoom = Math.max(0.42, Math.round((size / 300) * 75) / 100);
  const box = { x: at[0] - size * 1.7, y: at[1] - size * 1.7, width: size * 3.4, height: size * 3.4 };
  return [
    '<defs>',
    `<clipPath id="${prefix}cut"><path d="${face}"/></clipPath>`,
    `<linearGradient id="${prefix}gloss" x1=".08" y1="0" x2=".8" y2="1">`,
    '<stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/>',
    '<stop offset=".302" stop-color="#fff" stop-opacity="0"/><stop offset=".44" stop-color="#fff" stop-opacity="0"/>',
    '<stop offset=".442" stop-color="#fff" stop-opacity=".13"/><stop offset=".52" stop-color="#fff" stop-opacity=".05"/>',
    '<stop offset=".522" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>',
    '</defs>',
    castShadow([crust], box),
    touchShadow(crust, [6, 12], 9, 0.09),
    `<path d="${crust}" fill="${mixed(bark, '#000000', 0.55)}" transform="translate(5 11)"/>`,
    `<path d="${crust}" fill="${mixed(bark, '#000000', 0.3)}" transform="translate(2.4 5)"/>`,
    `<path d="${crust}" fill="${bark}"/><path d="${crust}" fill="url(#grain)"/>`,
    `<g clip-path="url(#${prefix}cut)"><g transform="translate(${x} ${y}) scale(${zoom}) translate(-400 -480)">`,
    sheet ? `<use href="#${sheet}"/>` : printedSheet(spec.print, spec.palette, spec.seed),
    `</g><path d="${face}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${short(size * 0.05)}"/>`,
    `<path d="${face}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${short(size * 0.02)}"/>`,
    `<path d="${face}" fill="url(#${prefix}gloss)"/></g>`,
    `<path d="${face}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" transform="translate(.8 .9)"/>`,
  ].join('');
}

/** A slice of stone on the wall, an SVG of 1600 × 2000 pixels. */
export function drawMaterial(spec: StoneSpec): string {
  return svg(frame, drawWall(frame, spec.seed) + drawStone(spec, { at: [400, 500], size: 300 }));
}
