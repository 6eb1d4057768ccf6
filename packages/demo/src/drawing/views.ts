import { drawLayers, type Material } from './garment.ts';
import { drawLabel } from './label.ts';
import type { Palette } from './palettes.ts';
import { frame, svg } from './picture.ts';
import type { Placement } from './placement.ts';
import type { Print } from './prints/index.ts';
import { randomFrom, seedOf } from './random.ts';
import type { CloseUp } from './silhouettes/cut.ts';
import { cutOf, type Silhouette } from './silhouettes/index.ts';
import { drawMaterial } from './stone.ts';
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
  if (view === 'stone') return drawMaterial(spec);
  const { front, back, closeUp } = cutOf[spec.silhouette];
  const placement = view === 'detail' ? near(closeUp) : laidByHand(spec.seed);
  const layers = drawLayers(view === 'back' ? back : front, material, { picture: frame, placement });
  return svg(frame, drawWall(frame, spec.seed) + layers);
}

/** Nobody lays a garment down quite straight. */
function laidByHand(seed: number): Placement {
  const turn = randomFrom(seedOf('laid', seed)).whole(-13, 13) / 10;
  return { pivot: [400, 510], at: [400, 510], scale: 1, turn };
}

function near({ at, width, turn }: CloseUp): Placement {
  return {
    pivot: at,
    at: [frame.width / 2, frame.height / 2],
    scale: Math.round((100 * frame.width) / width) / 100,
    turn,
  };
}
