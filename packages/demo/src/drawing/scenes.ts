import { drawLayers } from './garment.ts';
import type { Box, Point } from './geometry.ts';
import { svg } from './picture.ts';
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

type Slices = readonly (readonly [at: Point, size: number])[];

interface Layout {
  readonly width: number;
  readonly height: number;
  /** Spots for one, two and three garments; the first garment is drawn last, on top. */
  readonly spots: readonly [readonly Spot[], readonly Spot[], readonly Spot[]];
  /** Where slices of stone lie, each of one garment's print in turn; for one, two and three garments. */
  readonly stones: readonly [Slices, Slices, Slices];
}

/** The middle of a drawn garment. */
const middle: Point = [400, 510];

const spot = (x: number, y: number, scale: number, turn: number): Spot => ({ at: [x, y], scale, turn });

const layouts: Readonly<Record<SceneFormat, Layout>> = {
  desktop: {
    width: 1200,
    height: 675,
    spots: [
      [spot(600, 338, 0.77, -5)],
      [spot(800, 336, 0.72, 5), spot(390, 352, 0.67, -9)],
      [spot(606, 338, 0.74, -3), spot(225, 370, 0.64, -12), spot(985, 366, 0.64, 10)],
    ],
    stones: [
      [
        [[130, 520], 112],
        [[1085, 190], 86],
      ],
      [[[1080, 560], 78]],
      [],
    ],
  },
  mobile: {
    width: 600,
    height: 750,
    spots: [
      [spot(300, 390, 0.74, -4)],
      [spot(350, 460, 0.62, 6), spot(210, 260, 0.52, -10)],
      [spot(320, 470, 0.58, -4), spot(150, 240, 0.46, -12), spot(460, 230, 0.46, 10)],
    ],
    stones: [[], [], []],
  },
  square: {
    width: 800,
    height: 800,
    spots: [
      [spot(380, 410, 0.78, -6)],
      [spot(520, 430, 0.66, 7), spot(260, 370, 0.62, -10)],
      [spot(400, 450, 0.6, -2), spot(170, 330, 0.52, -14), spot(640, 340, 0.52, 12)],
    ],
    stones: [[[[650, 640], 84]], [[[650, 650], 76]], [[[655, 655], 72]]],
  },
  wide: {
    width: 1200,
    height: 500,
    spots: [
      [spot(600, 254, 0.58, -6)],
      [spot(790, 256, 0.55, 6), spot(420, 262, 0.52, -9)],
      [spot(606, 254, 0.55, -3), spot(290, 270, 0.49, -11), spot(930, 268, 0.49, 10)],
    ],
    stones: [
      [
        [[160, 370], 84],
        [[1050, 140], 66],
      ],
      [[[1110, 400], 62]],
      [],
    ],
  },
  tile: {
    width: 600,
    height: 750,
    spots: [
      [spot(300, 380, 0.72, 0)],
      [spot(350, 430, 0.6, 6), spot(230, 300, 0.54, -9)],
      [spot(310, 450, 0.54, -3), spot(160, 270, 0.46, -12), spot(450, 270, 0.46, 10)],
    ],
    stones: [[], [], []],
  },
};

/** Several garments laid out together on one wall: banners, tiles, posts. */
export function drawScene({ garments, format, wall }: SceneSpec): string {
  const { width, height, spots, stones } = layouts[format];
  const picture: Box = { x: 0, y: 0, width, height };
  const arrangement = garments.length > 2 ? 2 : garments.length > 1 ? 1 : 0;
  const laid = spots[arrangement].flatMap((spot, index) => {
    const garment = garments[index];
    if (!garment) return [];
    const setting = { picture, placement: { ...spot, pivot: middle }, prefix: `g${index}-` };
    return [drawLayers(cutOf[garment.silhouette].front, materialOf(garment), setting)];
  });
  const slices = stones[arrangement].map(([at, size], index) => {
    const owner = index % garments.length;
    const place = { at, size, prefix: `stone${index}-`, sheet: `g${owner}-print` };
    return drawStone(garments[owner] ?? garments[0], place);
  });
  return svg(picture, [drawWall(picture, wall ?? garments[0].seed), ...laid.reverse(), ...slices].join(''));
}
