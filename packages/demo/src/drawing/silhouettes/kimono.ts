import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { neckLabel } from '../trims.ts';
import { type Cut, folded, pair } from './cut.ts';

const sleeves = pair({
  outline:
    'M216 182L84 244Q74 250 72 262C62 360 40 470 24 558Q23 567 32 569L152 594Q161 595 163 586C170 522 180 468 192 424C200 330 208 250 216 182Z',
  cloth: { kind: 'print', turn: 14, from: [240, 680] },
  hang: 12,
  round: 17,
  folds: [
    { from: [192, 410], to: [70, 470], width: 17, height: 8, bend: 10 },
    { from: [196, 350], to: [84, 400], width: 18, height: -8, bend: 10 },
    { from: [170, 220], to: [116, 560], width: 24, height: 8, bend: 10 },
    { from: [100, 260], to: [60, 540], width: 18, height: 7 },
  ],
  stitches: 'M28 545L163 573',
});

const fronts = pair({
  outline:
    'M318 138L216 182C208 250 200 330 192 424L164 890Q164 899 173 900C250 906 320 908 386 907L386 470C376 400 340 260 318 138Z',
  cloth: { kind: 'print' },
  round: 17,
  folds: [
    { from: [200, 420], to: [300, 620], width: 20, height: 8, bend: 16 },
    { from: [194, 470], to: [240, 860], width: 24, height: -10, bend: 10 },
    { from: [286, 190], to: [280, 520], width: 24, height: 7, bend: -10 },
    { from: [320, 480], to: [300, 900], width: 24, height: 10, bend: -8 },
    { from: [360, 620], to: [352, 905], width: 14, height: -8 },
    { from: [228, 640], to: [206, 895], width: 17, height: 8 },
  ],
  stitches: 'M166 884C250 892 320 893 386 892',
});

const band = pair({
  outline: 'M343 128Q326 130 312 138C334 262 356 390 362 470L362 909L393 909L393 470C386 380 362 250 343 128Z',
  cloth: { kind: 'print', turn: 90, from: [440, 420] },
  round: 9,
  drape: 0.6,
  lift: 4,
  stitches: 'M318 142C340 264 362 392 368 470V908M338 134C356 250 380 380 387 470V908',
});

const inside: Piece = {
  outline: both('M400 124C372 124 350 126 336 130L360 480L360 890Q380 896 400 896'),
  cloth: { kind: 'reverse' },
  shade: 0.55,
  lift: 0,
  folds: folded({ from: [380, 200], to: [384, 880], width: 12, height: 8 }),
};

const collarInside: Piece = {
  outline: both('M400 112C372 112 354 118 341 128L350 158Q372 148 400 147'),
  cloth: { kind: 'print', turn: 90, from: [300, 700] },
  round: 7,
  shade: 0.16,
  drape: 0.3,
  lift: 2,
};

export const kimono: Cut = {
  fabric: 'silk',
  front: [inside, collarInside, neckLabel([400, 164]), ...sleeves, ...fronts, ...band],
  back: [
    ...sleeves,
    {
      outline: both(
        'M400 150C372 150 340 146 318 138L216 182C208 250 200 330 192 424L164 890Q164 899 173 900C250 908 320 911 400 911',
      ),
      cloth: { kind: 'print', from: [400, 520], turn: 180 },
      round: 17,
      seams: 'M400 150V911',
      stitches: 'M166 884Q400 910 634 884',
      folds: folded(
        { from: [200, 430], to: [330, 640], width: 22, height: 9, bend: 18 },
        { from: [194, 480], to: [250, 880], width: 24, height: -9, bend: 8 },
        { from: [340, 300], to: [330, 900], width: 26, height: 9, bend: -10 },
      ),
    },
    {
      outline: both('M400 112C366 112 336 122 316 138Q350 160 400 162'),
      cloth: { kind: 'print', turn: 90, from: [440, 420] },
      round: 9,
      drape: 0.4,
      lift: 3,
      stitches: 'M322 140Q354 154 400 156Q446 154 478 140',
    },
  ],
  closeUp: { at: [400, 380], width: 340, turn: 7 },
  measures: [
    [
      [192, 430],
      [608, 430],
    ],
    [
      [400, 114],
      [400, 908],
    ],
    [
      [28, 566],
      [772, 566],
    ],
    [
      [72, 256],
      [26, 562],
    ],
  ],
};
