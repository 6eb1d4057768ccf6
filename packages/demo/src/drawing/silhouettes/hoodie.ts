import { both, type Point } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { cord, eyelets } from '../trims.ts';
import { type Cut, doubled, folded, pair } from './cut.ts';

const sleeves = pair({
  outline:
    'M222 220C176 230 146 256 130 300C98 400 66 550 48 706Q88 738 138 730C152 640 170 540 188 452C206 380 224 300 222 220Z',
  cloth: { kind: 'print', turn: 14, from: [230, 660] },
  hang: 11,
  round: 30,
  folds: [
    { from: [190, 440], to: [92, 520], width: 18, height: 11, bend: 12 },
    { from: [182, 500], to: [86, 590], width: 17, height: -10, bend: 12 },
    { from: [166, 590], to: [66, 640], width: 17, height: 11, bend: 10 },
    { from: [146, 670], to: [60, 690], width: 12, height: 10, bend: 6 },
    { from: [170, 250], to: [136, 420], width: 24, height: 7 },
  ],
});

const cuffs = pair({
  outline: 'M54 700Q48 740 46 774Q46 782 54 784Q88 794 120 792Q128 791 129 783Q132 752 137 722Q94 728 54 700Z',
  cloth: { kind: 'rib', tone: 1, angle: 8 },
  round: 9,
  drape: 0.3,
});

const lower = 'L222 220C226 300 208 380 188 452C194 580 186 720 182 842Q290 866 400 868';

const body: Piece = {
  outline: both(`M400 316C360 300 316 262 298 190${lower}`),
  cloth: { kind: 'print' },
  round: 24,
  folds: [
    ...folded(
      { from: [198, 446], to: [310, 620], width: 24, height: 11, bend: 20 },
      { from: [192, 520], to: [262, 800], width: 24, height: -10, bend: 10 },
      { from: [280, 250], to: [250, 400], width: 20, height: 6 },
    ),
    { from: [390, 400], to: [360, 600], width: 28, height: 7 },
  ],
  stitches: 'M222 232C226 306 210 380 194 444M578 232C574 306 590 380 606 444',
};

const hem: Piece = {
  outline: both('M400 860Q290 858 184 836Q180 870 178 898Q178 906 187 907Q290 922 400 923'),
  cloth: { kind: 'rib', tone: 1 },
  round: 10,
  drape: 0.4,
};

const pocket: Piece = {
  outline: both('M400 622Q336 622 284 616Q250 660 232 722L228 832Q310 850 400 850'),
  cloth: { kind: 'print', from: [430, 520], turn: 3 },
  round: 9,
  lift: 5,
  folds: folded({ from: [284, 640], to: [250, 770], width: 14, height: 6 }),
  stitches:
    doubled('M400 632Q336 632 290 627') +
    'M290 626Q260 664 243 724M510 626Q540 664 557 724M283 622Q253 662 235 722M517 622Q547 662 565 722',
};

const lining: Piece = {
  outline: both('M400 76C340 76 306 118 312 170C320 226 356 276 400 306'),
  cloth: { kind: 'reverse' },
  shade: 0.62,
  lift: 0,
  round: 40,
  folds: folded({ from: [360, 120], to: [384, 270], width: 14, height: 9 }),
  seams: 'M400 84V292',
};

const hoodEdges = pair({
  outline:
    'M401 57C326 56 276 98 268 168C262 206 276 228 298 242C330 288 364 316 401 332L401 292C366 266 338 222 332 168C328 122 356 92 401 91Z',
  cloth: { kind: 'print', turn: 20, from: [260, 320] },
  hang: 20,
  round: 22,
  lift: 6,
  folds: [
    { from: [300, 110], to: [290, 230], width: 14, height: 9, bend: -8 },
    { from: [330, 250], to: [290, 190], width: 12, height: -8 },
    { from: [380, 310], to: [326, 240], width: 12, height: 9, bend: 8 },
  ],
  stitches: 'M401 101C362 102 338 128 342 168C348 218 374 258 401 280',
});

const holes: Point[] = [
  [378, 296],
  [422, 296],
];

export const hoodie: Cut = {
  fabric: 'fleece',
  front: [
    ...sleeves,
    ...cuffs,
    body,
    hem,
    pocket,
    lining,
    ...hoodEdges,
    eyelets(holes),
    cord('M378 296C370 350 366 400 372 458', [372, 456]),
    cord('M422 296C432 340 430 390 424 432', [424, 430]),
  ],
  back: [
    ...sleeves,
    ...cuffs,
    {
      ...body,
      outline: both(`M400 230C360 230 320 216 298 190${lower}`),
      cloth: { kind: 'print', from: [400, 540], turn: 180 },
    },
    hem,
    {
      outline: both('M400 60C330 60 276 104 262 176C252 232 280 268 316 300C346 324 372 344 400 352'),
      cloth: { kind: 'print', turn: 180, from: [400, 300] },
      round: 34,
      lift: 7,
      seams: 'M400 60V352',
      stitches: 'M392 62V348M408 62V348',
      folds: folded(
        { from: [340, 90], to: [300, 250], width: 22, height: 10, bend: -14 },
        { from: [390, 330], to: [290, 230], width: 20, height: -9, bend: 10 },
        { from: [370, 120], to: [360, 300], width: 18, height: 7 },
      ),
    },
  ],
  closeUp: { at: [410, 330], width: 330, turn: -7 },
  measures: [
    [
      [188, 462],
      [612, 462],
    ],
    [
      [400, 190],
      [400, 922],
    ],
    [
      [222, 220],
      [578, 220],
    ],
    [
      [222, 220],
      [48, 784],
    ],
  ],
};
