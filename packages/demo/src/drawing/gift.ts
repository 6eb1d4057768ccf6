import type { Palette } from './palettes.ts';
import { frame, svg } from './picture.ts';
import type { Print } from './prints/index.ts';
import { drawStone } from './stone.ts';
import { drawWall } from './wall.ts';

/** What a stone slice is cut from. */
export interface StoneSpec {
  readonly print: Print;
  readonly palette: Palette;
  readonly seed: number;
}

/** A polished slice of stone on the wall, an SVG of 1600 × 2000 pixels: for posts and gifts. */
export function drawMaterial(spec: StoneSpec): string {
  return svg(frame, drawWall(frame, spec.seed) + drawStone({ ...spec, fabric: 'silk' }, { at: [400, 500], size: 300 }));
}
