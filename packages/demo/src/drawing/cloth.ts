import type { Colour } from './colour.ts';
import { type Box, boxOf, flattened, short } from './geometry.ts';
import type { Dyes } from './palettes.ts';
import type { Cloth, Piece, Tone } from './piece.ts';

/** What a piece is filled from: the ids of the print, the weave and the ribs begin with `prefix`. */
export interface Stock {
  readonly prefix: string;
  readonly dyes: Dyes;
}

function toneOf(dyes: Dyes, tone: Tone): Colour {
  return tone === 'accent' ? dyes.accent : dyes.tones[tone];
}

/** The cloth of a piece without its weave, at least as large as its outline. */
export function drawCloth({ cloth, outline }: Piece, { prefix, dyes }: Stock): string {
  const box = boxOf(flattened(outline).flat());
  const filled = (fill: string) => `<path d="${outline}" fill="${fill}"/>`;
  switch (cloth.kind) {
    case 'print':
      return cut(cloth, box, prefix);
    case 'reverse':
      return `<use href="#${prefix}print"/><path d="${outline}" fill="${dyes.tones[5]}" fill-opacity=".42"/>`;
    case 'plain':
      return filled(toneOf(dyes, cloth.tone));
    case 'rib':
      return filled(toneOf(dyes, cloth.tone)) + ribs(box, cloth.angle ?? 0, prefix);
  }
}

/** The sheet, laid so that the wanted place comes under the middle of the piece. */
function cut(cloth: Extract<Cloth, { kind: 'print' }>, { x, y, width, height }: Box, prefix: string): string {
  if (!cloth.from) return `<use href="#${prefix}print"/>`;
  const [fromX, fromY] = cloth.from;
  const middle = `translate(${short(x + width / 2)} ${short(y + height / 2)})`;
  return `<use href="#${prefix}print" transform="${middle} rotate(${cloth.turn ?? 0}) scale(${cloth.zoom ?? 1}) translate(${-fromX} ${-fromY})"/>`;
}

function ribs({ x, y, width, height }: Box, angle: number, prefix: string): string {
  const reach = Math.hypot(width, height) / 2;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return `<rect x="${short(cx - reach)}" y="${short(cy - reach)}" width="${short(2 * reach)}" height="${short(2 * reach)}" transform="rotate(${angle} ${short(cx)} ${short(cy)})" fill="url(#${prefix}rib)"/>`;
}
