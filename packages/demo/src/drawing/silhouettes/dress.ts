import { both } from '../geometry.ts';
import type { Fold, Piece } from '../piece.ts';
import { neckLabel, zip } from '../trims.ts';
import { type Cut, doubled, folded } from './cut.ts';

/** Gathers that open downwards from the waist. */
const gathers: Fold[] = folded(
  { from: [372, 416], to: [360, 930], width: 20, height: 13, bend: -8 },
  { from: [338, 412], to: [296, 930], width: 22, height: -13, bend: -6 },
  { from: [312, 408], to: [240, 920], width: 20, height: 14, bend: -8 },
  { from: [288, 404], to: [192, 916], width: 20, height: -11, bend: -4 },
  { from: [350, 420], to: [330, 640], width: 8, height: 7 },
  { from: [322, 414], to: [290, 560], width: 7, height: 6 },
  { from: [296, 408], to: [260, 540], width: 7, height: 6 },
  { from: [386, 422], to: [384, 560], width: 7, height: 6 },
);

const bodice: Piece = {
  outline: both(
    'M400 208C352 208 338 172 333 116Q316 112 300 124C306 214 292 268 260 306C262 340 266 370 270 404Q334 426 400 428',
  ),
  cloth: { kind: 'print', from: [400, 250] },
  folds: folded(
    { from: [268, 316], to: [340, 360], width: 12, height: 7, bend: 6 },
    { from: [276, 398], to: [332, 300], width: 13, height: 6 },
    { from: [318, 140], to: [322, 250], width: 12, height: 4 },
  ),
  stitches: doubled('M400 216C348 216 330 176 325 118') + doubled('M308 124C314 218 298 274 266 312'),
  seams: doubled('M300 404C306 370 318 340 336 318'),
};

const skirt: Piece = {
  outline: both('M400 428Q334 426 270 404C246 540 178 720 140 886Q138 896 150 899C240 922 330 930 400 930'),
  cloth: { kind: 'print', from: [380, 590] },
  drape: 0.7,
  folds: gathers,
  stitches: 'M146 876Q400 932 654 876',
  lift: 1,
};

const inside: Piece = {
  outline: both('M400 158C372 158 340 146 333 118L322 120L336 214L400 222'),
  cloth: { kind: 'reverse' },
  shade: 0.5,
  lift: 0,
};

const waist = both('M400 424Q334 422 269 400L271 408Q334 430 400 432');

export const dress: Cut = {
  fabric: 'cotton',
  front: [
    inside,
    neckLabel([400, 172]),
    skirt,
    bodice,
    { outline: waist, cloth: { kind: 'plain', tone: 1 }, round: 3, drape: 0, lift: 2 },
  ],
  back: [
    { ...skirt, cloth: { kind: 'print', from: [420, 560], turn: 180 } },
    {
      ...bodice,
      outline: both(
        'M400 160C360 160 342 148 333 116Q316 112 300 124C306 214 292 268 260 306C262 340 266 370 270 404Q334 426 400 428',
      ),
      cloth: { kind: 'print', from: [420, 760] },
      stitches: doubled('M400 169C356 169 334 154 325 118') + doubled('M308 124C314 218 298 274 266 312'),
    },
    { outline: waist, cloth: { kind: 'plain', tone: 1 }, round: 3, drape: 0, lift: 2 },
    zip([400, 166], [400, 520]),
  ],
  closeUp: { at: [360, 440], width: 320, turn: 10 },
  measures: [
    [
      [262, 312],
      [538, 312],
    ],
    [
      [270, 404],
      [530, 404],
    ],
    [
      [400, 116],
      [400, 930],
    ],
    [
      [141, 896],
      [659, 896],
    ],
  ],
};
