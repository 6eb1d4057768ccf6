import { polygon } from '../geometry.ts';
import type { Piece, Side } from '../piece.ts';
import type { Cut } from './cut.ts';

const border = (inset: number) =>
  polygon([
    [118 + inset, 206 + inset],
    [684 - inset, 214 + inset],
    [680 - inset, 786 - inset],
    [122 + inset, 792 - inset],
  ]);

const square: Piece = {
  outline:
    'M118 212Q118 206 126 206C300 198 500 204 676 208Q684 208 684 216C692 400 688 600 682 780Q682 788 674 788C500 798 300 794 130 794Q122 794 122 786C112 600 112 400 118 212Z',
  cloth: { kind: 'plain', tone: 1 },
  round: 12,
  lift: 0,
  folds: [
    { from: [124, 500], to: [680, 496], width: 14, height: 6 },
    { from: [400, 210], to: [402, 790], width: 14, height: -5 },
  ],
};

const centre: Piece = {
  outline: border(40),
  cloth: { kind: 'print', zoom: 0.9, from: [400, 480] },
  round: 3,
  lift: 0,
  folds: [
    { from: [124, 500], to: [680, 496], width: 14, height: 7 },
    { from: [400, 210], to: [402, 790], width: 14, height: -6 },
    { from: [180, 280], to: [380, 460], width: 34, height: 7, bend: 12 },
    { from: [430, 540], to: [640, 740], width: 34, height: -7, bend: -14 },
    { from: [500, 250], to: [640, 420], width: 26, height: 7 },
  ],
  stitches: `${border(33)}${border(14)}`,
};

const corner: Piece = {
  outline: 'M684 560C686 640 684 720 682 780Q682 788 674 788C600 792 520 794 452 794C500 740 604 640 684 560Z',
  cloth: { kind: 'plain', tone: 1 },
  lift: 0,
};

/** The lower right corner folded over: the wrong side shows. */
const turnedCorner: Piece = {
  outline: 'M686 556C600 634 500 734 448 796C452 716 452 640 462 572Q464 562 474 562C540 556 620 552 686 556Z',
  cloth: { kind: 'reverse' },
  round: 14,
  lift: 9,
  folds: [{ from: [470, 720], to: [650, 560], width: 16, height: 7 }],
  stitches: 'M476 576C540 570 612 566 668 568M466 580C458 640 458 700 458 770',
};

const under: Piece = {
  outline:
    'M86 326Q84 318 92 318C280 306 520 308 706 320Q714 321 709 328C620 440 520 580 424 712Q408 730 392 712C290 580 180 450 86 326Z',
  cloth: { kind: 'plain', tone: 1 },
  round: 10,
  lift: 0,
};

/** Folded along its diagonal, ready to be tied. */
const triangle: Side = [
  under,
  {
    outline:
      'M98 316Q96 306 104 306C290 298 510 298 696 306Q704 306 702 314C610 430 510 560 412 688Q400 702 388 688C290 560 190 436 98 316Z',
    cloth: { kind: 'plain', tone: 1 },
    round: 16,
    lift: 4,
  },
  {
    outline: 'M166 332C320 326 480 326 634 332C556 432 478 532 400 632C322 532 244 432 166 332Z',
    cloth: { kind: 'print', turn: 45, zoom: 0.9, from: [400, 480] },
    round: 3,
    lift: 0,
    folds: [
      { from: [120, 318], to: [680, 318], width: 9, height: -7 },
      { from: [240, 330], to: [400, 640], width: 26, height: 7, bend: 12 },
      { from: [560, 330], to: [420, 620], width: 26, height: -7, bend: 10 },
      { from: [400, 330], to: [402, 640], width: 16, height: 6 },
    ],
    stitches: 'M150 326C320 320 480 320 650 326C566 434 484 540 400 648C316 540 234 434 150 326Z',
  },
];

export const bandana: Cut = {
  fabric: 'cotton',
  front: [square, centre, corner, turnedCorner],
  back: triangle,
  closeUp: { at: [590, 660], width: 330, turn: 8 },
  measures: [
    [
      [118, 206],
      [684, 208],
    ],
    [
      [118, 206],
      [122, 794],
    ],
  ],
};
