import type { Piece, Side } from '../piece.ts';
import { stroke } from '../trims.ts';
import type { Cut } from './cut.ts';

/** The knotted ends of the warp, from (x, y) along a tilted edge. */
function fringe(x: number, y: number, width: number, drop: number, tilt: number): string {
  return Array.from({ length: Math.floor(width / 9) + 1 }, (_, index) => {
    const along = index * 9;
    const start = `${x + along} ${y + along * tilt}`;
    const sway = ((index * 7) % 5) - 2;
    return `M${start}Q${x + along - 2 + sway} ${y + along * tilt + drop * 0.5} ${x + along - 3 + sway * 2} ${y + along * tilt + drop + ((index * 5) % 7)}`;
  }).join('');
}

const leftEnd: Piece = {
  outline: 'M330 150C300 300 262 560 222 822L358 846C384 600 404 380 430 190Z',
  cloth: { kind: 'print', turn: 8, from: [320, 560] },
  hang: 8,
  round: 16,
  folds: [
    { from: [350, 170], to: [262, 820], width: 18, height: 13, bend: -10 },
    { from: [380, 190], to: [306, 830], width: 15, height: -12, bend: -6 },
    { from: [408, 200], to: [338, 840], width: 13, height: 12 },
  ],
  stitches: 'M226 800L360 824',
};

const rightEnd: Piece = {
  outline: 'M392 190C420 380 450 580 470 760L604 738C568 540 520 320 480 150Z',
  cloth: { kind: 'print', turn: -10, from: [480, 520] },
  hang: -8,
  round: 16,
  lift: 7,
  folds: [
    { from: [420, 200], to: [500, 750], width: 16, height: 13, bend: 10 },
    { from: [450, 190], to: [540, 740], width: 15, height: -12, bend: 8 },
    { from: [468, 170], to: [580, 735], width: 14, height: 12 },
  ],
  stitches: 'M468 738L600 716',
};

const loopBack: Piece = {
  outline: 'M290 190C300 110 350 84 404 84C462 84 512 112 520 190C490 160 450 146 404 146C356 146 320 160 290 190Z',
  cloth: { kind: 'reverse' },
  shade: 0.35,
  round: 16,
  folds: [{ from: [310, 150], to: [500, 150], width: 12, height: 8, bend: 30 }],
};

const loop: Piece = {
  outline:
    'M288 180C292 250 340 306 404 314C470 308 520 250 522 180C530 236 520 318 470 366C430 394 376 392 340 364C292 320 280 240 288 180Z',
  cloth: { kind: 'print', turn: 90, from: [400, 300] },
  hang: 70,
  round: 22,
  lift: 8,
  folds: [
    { from: [300, 240], to: [510, 250], width: 12, height: 11, bend: -82 },
    { from: [300, 280], to: [506, 290], width: 10, height: -10, bend: -78 },
    { from: [316, 310], to: [490, 320], width: 9, height: 10, bend: -52 },
  ],
};

const ends: Side = [
  stroke(fringe(224, 822, 134, 66, 0.18), 3, 'deep'),
  stroke(fringe(226, 822, 134, 64, 0.18), 1.8, 'pale'),
  leftEnd,
  stroke(fringe(472, 758, 132, 66, -0.165), 3, 'deep'),
  stroke(fringe(474, 758, 132, 64, -0.165), 1.8, 'pale'),
  rightEnd,
];

/** Folded in four, as it lies in its box. */
const squared: Piece = {
  outline: 'M196 236Q196 226 206 226L590 222Q600 222 601 232L610 742Q610 752 600 752L204 756Q194 756 194 746Z',
  cloth: { kind: 'print' },
  round: 26,
  lift: 8,
  folds: [
    { from: [210, 480], to: [600, 470], width: 18, height: 7, bend: 8 },
    { from: [400, 240], to: [404, 740], width: 16, height: -6 },
    { from: [240, 300], to: [560, 640], width: 40, height: 8, bend: 20 },
  ],
  stitches: 'M204 736L602 732',
};

export const scarf: Cut = {
  fabric: 'silk',
  front: [loopBack, ...ends, loop],
  back: [
    stroke(fringe(206, 752, 394, 70, -0.01), 3, 'deep'),
    stroke(fringe(208, 752, 392, 68, -0.01), 1.8, 'pale'),
    {
      ...squared,
      outline: 'M208 250L604 244L618 752L206 758Z',
      cloth: { kind: 'print', from: [300, 300], turn: 90 },
      lift: 4,
    },
    squared,
  ],
  closeUp: { at: [404, 250], width: 320, turn: 7 },
  measures: [
    [
      [224, 822],
      [358, 846],
    ],
    [
      [404, 86],
      [300, 836],
    ],
  ],
};
