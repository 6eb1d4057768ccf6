import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { neckLabel } from '../trims.ts';
import { type Cut, folded, pair } from './cut.ts';

const sleeves = pair({
  outline:
    'M204 172C160 190 134 220 122 262C96 370 68 520 50 704Q90 736 140 726C152 620 166 520 182 420C200 340 210 250 204 172Z',
  cloth: { kind: 'print', turn: 12, from: [230, 640] },
  hang: 10,
  round: 32,
  folds: [
    { from: [186, 410], to: [88, 480], width: 18, height: 10, bend: 12 },
    { from: [178, 470], to: [82, 560], width: 18, height: -9, bend: 12 },
    { from: [160, 570], to: [66, 630], width: 18, height: 10, bend: 10 },
    { from: [148, 660], to: [56, 690], width: 14, height: 9, bend: 8 },
  ],
});

const cuffs = pair({
  outline: 'M54 698Q48 750 46 792Q46 800 54 802Q88 812 122 810Q130 809 131 801Q134 760 139 718Q96 726 54 698Z',
  cloth: { kind: 'rib', tone: 1, angle: 6 },
  round: 10,
  drape: 0.3,
});

const lower = 'L204 172C212 250 202 340 182 420C190 560 182 720 178 834Q290 858 400 860';

const body: Piece = {
  outline: both(`M400 216C346 214 312 186 298 134${lower}`),
  cloth: { kind: 'print' },
  round: 26,
  folds: [
    ...folded(
      { from: [192, 416], to: [300, 580], width: 24, height: 10, bend: 20 },
      { from: [186, 480], to: [256, 760], width: 26, height: -9, bend: 10 },
      { from: [270, 190], to: [240, 380], width: 24, height: 6 },
      { from: [260, 700], to: [250, 840], width: 20, height: 8 },
    ),
    { from: [380, 560], to: [350, 840], width: 32, height: 8 },
    { from: [460, 620], to: [470, 850], width: 26, height: -7 },
  ],
  seams: 'M204 172C212 250 202 340 182 420M596 172C588 250 598 340 618 420',
};

const hem: Piece = {
  outline: both('M400 854Q290 852 180 828Q176 868 174 902Q174 910 183 911Q290 926 400 927'),
  cloth: { kind: 'rib', tone: 1 },
  round: 11,
  drape: 0.4,
};

const collar: Piece = {
  outline: both('M400 184C356 182 332 160 322 122L297 133C311 186 346 215 400 217'),
  cloth: { kind: 'rib', tone: 1 },
  round: 11,
  drape: 0.2,
  lift: 3,
};

const inside: Piece = {
  outline: both('M400 132C360 132 330 132 306 134L316 210L400 226'),
  cloth: { kind: 'reverse' },
  shade: 0.55,
  lift: 0,
};

const collarInside: Piece = {
  outline: both('M400 116C366 116 338 118 321 124L306 140C334 152 366 156 400 156'),
  cloth: { kind: 'rib', tone: 1 },
  round: 9,
  drape: 0.2,
  shade: 0.2,
  lift: 2,
};

export const sweater: Cut = {
  fabric: 'knit',
  front: [inside, collarInside, neckLabel([400, 166]), ...sleeves, ...cuffs, body, hem, collar],
  back: [
    ...sleeves,
    ...cuffs,
    {
      ...body,
      outline: both(`M400 158C356 158 320 152 298 134${lower}`),
      cloth: { kind: 'print', from: [400, 540], turn: 180 },
    },
    hem,
    {
      ...collar,
      outline: both('M400 128C362 128 336 126 320 118L297 133C320 152 356 160 400 160'),
    },
  ],
  closeUp: { at: [150, 720], width: 330, turn: 8 },
  measures: [
    [
      [182, 432],
      [618, 432],
    ],
    [
      [400, 126],
      [400, 927],
    ],
    [
      [204, 172],
      [596, 172],
    ],
    [
      [204, 172],
      [48, 802],
    ],
  ],
};
