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
    'M55 298Q52 289 61 289C268 275 532 277 737 291Q745 292 740 300C642 430 532 593 426 746Q409 767 391 746C279 593 158 442 55 298Z',
  cloth: { kind: 'plain', tone: 1 },
  round: 10,
  lift: 0,
};

/** Folded along its diagonal, ready to be tied. */
const triangle: Side = [
  under,
  {
    outline:
      'M68 287Q66 275 74 275C279 266 521 266 726 275Q734 275 732 284C631 419 521 570 413 718Q400 734 387 718C279 570 169 426 68 287Z',
    cloth: { kind: 'plain', tone: 1 },
    round: 16,
    lift: 4,
  },
  {
    outline: 'M143 305C312 298 488 298 657 305C572 421 486 537 400 653C314 537 228 421 143 305Z',
    cloth: { kind: 'print', turn: 45, zoom: 0.9, from: [400, 480] },
    round: 3,
    lift: 0,
    folds: [
      { from: [120, 318], to: [680, 318], width: 9, height: -7 },
      { from: [240, 330], to: [400, 640], width: 26, height: 7, bend: 12 },
      { from: [560, 330], to: [420, 620], width: 26, height: -7, bend: 10 },
      { from: [400, 330], to: [402, 640], width: 16, height: 6 },
    ],
    stitches: 'M125 298C312 291 488 291 675 298C583 423 492 546 400 672C308 546 217 423 125 298Z',
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
