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

/** Rolled and knotted into a band. */
const rolled: Side = [
  {
    outline: 'M404 470C430 400 500 350 590 330C610 326 616 340 602 352C540 402 480 450 440 500Z',
    cloth: { kind: 'print', turn: -40, from: [300, 600] },
    hang: 50,
    round: 14,
  },
  {
    outline: 'M400 476C380 400 320 352 232 322C212 318 204 332 218 344C276 396 330 450 366 506Z',
    cloth: { kind: 'print', turn: 40, from: [500, 600] },
    hang: -50,
    round: 14,
  },
  {
    outline:
      'M402 480C300 470 170 560 150 690C146 730 176 742 196 714C246 640 320 580 402 566C484 580 560 640 606 714C626 742 656 730 652 690C632 560 504 470 402 480Z',
    cloth: { kind: 'print', turn: 12, from: [400, 420] },
    round: 30,
    hang: 90,
    folds: [
      { from: [180, 670], to: [390, 520], width: 12, height: 10, bend: -30 },
      { from: [410, 520], to: [620, 670], width: 12, height: 10, bend: -30 },
      { from: [200, 690], to: [390, 550], width: 10, height: -9, bend: -30 },
      { from: [410, 550], to: [604, 690], width: 10, height: -9, bend: -30 },
    ],
  },
  {
    outline: 'M366 470Q400 446 438 470Q462 508 440 552Q402 576 364 552Q342 510 366 470Z',
    cloth: { kind: 'print', turn: 70, from: [460, 300] },
    round: 24,
    lift: 6,
    folds: [
      { from: [376, 470], to: [372, 556], width: 8, height: 9, bend: -6 },
      { from: [404, 462], to: [402, 562], width: 8, height: -8 },
      { from: [428, 470], to: [432, 556], width: 8, height: 9, bend: 6 },
    ],
  },
];

export const bandana: Cut = {
  fabric: 'cotton',
  front: [square, centre, corner, turnedCorner],
  back: rolled,
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
