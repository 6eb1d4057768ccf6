import { drawLayers, type Material } from './garment.ts';
import { type Box, short } from './geometry.ts';
import { drawLabel } from './label.ts';
import type { Palette } from './palettes.ts';
import { frame, svg } from './picture.ts';
import type { Print } from './prints/index.ts';
import { cutOf, type Silhouette } from './silhouettes/index.ts';
import { drawStone } from './stone.ts';
import { drawWall } from './wall.ts';

/** What a garment's picture is drawn from: the same spec gives the same picture on every machine. */
export interface GarmentSpec {
  readonly silhouette: Silhouette;
  readonly print: Print;
  readonly palette: Palette;
  /** A whole number. */
  readonly seed: number;
}

/** The pictures of a garment; `stone` is the cut mineral that its print comes from. */
export const views = ['front', 'back', 'detail', 'label', 'stone'] as const;
export type View = (typeof views)[number];

export function materialOf({ silhouette, print, palette, seed }: GarmentSpec): Material {
  return { print, palette, seed, fabric: cutOf[silhouette].fabric };
}

/** The complete picture, an SVG of 1600 × 2000 pixels. */
export function drawGarment(spec: GarmentSpec, view: View): string {
  const material = materialOf(spec);
  if (view === 'label') return drawLabel(material);
  if (view === 'stone')
    return svg(frame, drawWall(frame, spec.seed) + drawStone(material, { at: [400, 500], size: 300 }));
  const cut = cutOf[spec.silhouette];
  if (view === 'detail') return drawDetail(spec);
  const { definitions, shadow, markup } = drawLayers(cut[view], material, 'g-');
  return svg(frame, `${drawWall(frame, spec.seed)}<defs>${definitions}</defs>${shadow}${markup}`);
}

/** The front from near by. */
function drawDetail(spec: GarmentSpec): string {
  const { closeUp, front } = cutOf[spec.silhouette];
  const { at, turn, width } = closeUp;
  const height = width * 1.25;
  const reach = Math.hypot(width, height) / 2;
  const box: Box = { x: at[0] - reach, y: at[1] - reach, width: 2 * reach, height: 2 * reach };
  const { definitions, shadow, markup } = drawLayers(front, materialOf(spec), 'g-', { box, step: 2.5 });
  const [x, y] = at.map(short);
  return svg(
    frame,
    `${drawWall(frame, spec.seed)}<defs>${definitions}</defs>` +
      `<g transform="translate(400 500) scale(${Math.round((frame.width * 100) / width) / 100}) rotate(${turn}) translate(-${x} -${y})">${shadow}${markup}</g>`,
  );
}
