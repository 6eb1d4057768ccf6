import { drawLayers } from './garment.ts';
import type { Box, Point } from './geometry.ts';
import { svg } from './picture.ts';
import type { Placement } from './placement.ts';
import { cutOf } from './silhouettes/index.ts';
import { drawStone } from './stone.ts';
import { type GarmentSpec, materialOf } from './views.ts';
import { drawWall } from './wall.ts';

/** Pixels: desktop 2400 × 1350, mobile 1200 × 1500, square 1600 × 1600, wide 2400 × 1000, tile 1200 × 1500. */
export const sceneFormats = ['desktop', 'mobile', 'square', 'wide', 'tile'] as const;
export type SceneFormat = (typeof sceneFormats)[number];

export interface SceneSpec {
  /** One to three garments, the most important first. */
  readonly garments: readonly [GarmentSpec, ...GarmentSpec[]];
  readonly format: SceneFormat;
  /** Seed of the wall; without it, that of the first garment. */
  readonly wall?: number;
}

interface Spot {
  /** Where the middle of the garment hangs, in drawing units. */
  readonly at: Point;
  readonly scale: number;
  readonly turn: number;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  /** Spots for one, two and three garments; the first garment is drawn last, on top. */
  readonly spots: readonly [readonly Spot[], readonly Spot[], readonly Spot[]];
  /** Where a slice of the first garment's stone lies. */
  readonly stones: readonly (readonly [at: Point, size: number])[];
}

const spot = (x: number, y: number, scale: number, turn: number): Spot => ({ at: [x, y], scale, turn });

const layouts: Readonly<Record<SceneFormat, Layout>> = {
  desktop: {
    width: 1200,
    height: 675,
    spots: [
      [spot(700, 350, 0.82, -5)],
      [spot(800, 350, 0.78, 5), spot(380, 380, 0.72, -9)],
      [spot(640, 350, 0.76, -3), spot(250, 400, 0.68, -12), spot(1010, 390, 0.68, 10)],
    ],
    stones: [],
  },
  mobile: {
    width: 600,
    height: 750,
    spots: [
      [spot(300, 390, 0.74, -4)],
      [spot(350, 460, 0.62, 6), spot(210, 260, 0.52, -10)],
      [spot(320, 470, 0.58, -4), spot(150, 240, 0.46, -12), spot(460, 230, 0.46, 10)],
    ],
    stones: [],
  },
  square: {
    width: 800,
    height: 800,
    spots: [
      [spot(380, 410, 0.78, -6)],
      [spot(520, 430, 0.66, 7), spot(260, 370, 0.62, -10)],
      [spot(400, 450, 0.6, -2), spot(170, 330, 0.52, -14), spot(640, 340, 0.52, 12)],
    ],
    stones: [[[650, 640], 84]],
  },
  wide: {
    width: 1200,
    height: 500,
    spots: [
      [spot(760, 270, 0.66, -6)],
      [spot(800, 270, 0.62, 6), spot(400, 280, 0.6, -9)],
      [spot(620, 260, 0.6, -3), spot(280, 290, 0.54, -11), spot(960, 290, 0.54, 10)],
    ],
    stones: [],
  },
  tile: {
    width: 600,
    height: 750,
    spots: [
      [spot(300, 380, 0.72, 0)],
      [spot(350, 430, 0.6, 6), spot(230, 300, 0.54, -9)],
      [spot(310, 450, 0.54, -3), spot(160, 270, 0.46, -12), spot(450, 270, 0.46, 10)],
    ],
    stones: [],
  },
};

/** Several garments laid out together on one wall: banners, tiles, posts. */
export function drawScene({ garments, format, wall }: SceneSpec): string {
  const { width, height, spots, stones } = layouts[format];
  const box: Box = { x: 0, y: 0, width, height };
  const places = spots[Math.min(garments.length, spots.length) - 1] ?? spots[0];
  const first = garments[0];
  const laid = places
    .flatMap((place, index) => {
      const garment = garments[index];
      if (!garment) return [];
      const placement: Placement = { ...place, pivot: [400, 510] };
      const setting = { picture: box, placement, prefix: `g${index}-` };
      return [drawLayers(cutOf[garment.silhouette].front, materialOf(garment), setting)];
    })
    .reverse();
  const slices = stones.map(([at, size], index) =>
    drawStone(materialOf(first), { at, size, prefix: `stone${index}-` }),
  );
  return svg(box, [drawWall(box, wall ?? first.seed), ...laid, ...slices].join(''));
}
