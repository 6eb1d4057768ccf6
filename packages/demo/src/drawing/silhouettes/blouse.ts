import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { neckLabel, tassels } from '../trims.ts';
import { type Cut, doubled, folded, pair } from './cut.ts';

const sleeves = pair({
  outline:
    'M238 178C182 178 124 236 96 330C72 410 56 470 58 520C64 548 96 562 130 566C160 566 176 556 180 530C184 480 190 430 204 384C226 318 240 250 238 178Z',
  cloth: { kind: 'print', turn: 22, from: [240, 700] },
  hang: 18,
  round: 26,
  folds: [
    { from: [226, 190], to: [120, 420], width: 16, height: 12, bend: 20 },
    { from: [216, 214], to: [96, 400], width: 13, height: -10, bend: 20 },
    { from: [230, 250], to: [150, 520], width: 15, height: 11, bend: 14 },
    { from: [84, 540], to: [92, 400], width: 12, height: 10 },
    { from: [120, 556], to: [124, 420], width: 11, height: -9 },
    { from: [152, 560], to: [164, 430], width: 11, height: 10 },
  ],
});

const cuffs = pair({
  outline: 'M62 520Q60 530 62 548Q110 584 172 566Q178 556 179 540Q116 560 62 520Z',
  cloth: { kind: 'plain', tone: 'accent' },
  round: 6,
  drape: 0.3,
  stitches: 'M64 541Q112 576 172 559',
});

const body: Piece = {
  outline: both(
    'M400 236C320 236 266 214 240 178C240 260 226 330 202 388C214 520 200 690 178 832Q177 842 187 844C260 858 330 862 400 862',
  ),
  cloth: { kind: 'print' },
  round: 18,
  folds: [
    ...folded(
      { from: [380, 300], to: [372, 640], width: 15, height: 10, bend: -6 },
      { from: [350, 298], to: [330, 700], width: 15, height: -10, bend: -8 },
      { from: [316, 290], to: [290, 720], width: 16, height: 11, bend: -8 },
      { from: [284, 280], to: [246, 780], width: 16, height: -9 },
      { from: [214, 380], to: [300, 470], width: 16, height: 8, bend: 10 },
      { from: [250, 540], to: [220, 850], width: 20, height: 9 },
    ),
    { from: [400, 520], to: [410, 860], width: 24, height: 9, bend: 10 },
  ],
  stitches: 'M181 828Q400 866 619 828M182 822Q400 860 618 822',
};

const yoke: Piece = {
  outline: both('M400 198C352 196 322 168 312 126Q276 134 246 152Q240 166 240 178C252 236 318 298 400 300'),
  cloth: { kind: 'print', turn: 90, from: [420, 520], zoom: 0.8 },
  round: 8,
  drape: 0.5,
  lift: 2,
  stitches: doubled('M400 206C346 204 314 174 304 132') + doubled('M400 292C324 290 260 234 247 176'),
};

const inside: Piece = {
  outline: both('M400 132C364 132 332 130 312 126L322 190L400 214'),
  cloth: { kind: 'reverse' },
  shade: 0.5,
  lift: 0,
  seams: 'M316 148Q400 160 484 148',
};

export const blouse: Cut = {
  fabric: 'cotton',
  front: [
    inside,
    neckLabel([400, 154]),
    ...sleeves,
    ...cuffs,
    body,
    yoke,
    tassels([400, 204], ['M400 204C384 250 372 300 378 372', 'M400 204C414 256 430 300 420 392']),
  ],
  back: [
    ...sleeves,
    ...cuffs,
    { ...body, cloth: { kind: 'print', turn: 180, from: [410, 520] } },
    {
      ...yoke,
      outline: both('M400 150C356 150 326 144 312 126Q276 134 246 152Q240 166 240 178C252 220 318 258 400 260'),
      stitches: doubled('M400 158C352 158 320 150 306 133') + doubled('M400 252C324 250 262 216 247 176'),
    },
  ],
  closeUp: { at: [400, 290], width: 330, turn: -7 },
  measures: [
    [
      [204, 392],
      [596, 392],
    ],
    [
      [400, 126],
      [400, 862],
    ],
    [
      [246, 152],
      [554, 152],
    ],
    [
      [246, 152],
      [66, 560],
    ],
  ],
};
