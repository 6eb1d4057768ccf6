import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { type Cut, doubled, folded, pair } from './cut.ts';

const lower = 'C286 330 296 384 288 440C262 580 222 740 206 902Q205 909 213 911C280 926 340 930 400 930';

const body: Piece = {
  outline: both(`M400 258C380 250 352 226 338 194C322 220 298 244 268 274${lower}`),
  cloth: { kind: 'print', turn: 38, from: [400, 520] },
  hang: 4,
  round: 16,
  folds: [
    ...folded(
      { from: [346, 214], to: [392, 330], width: 11, height: 10, bend: 10 },
      { from: [330, 226], to: [400, 380], width: 14, height: -9, bend: 16 },
      { from: [312, 246], to: [392, 420], width: 15, height: 9, bend: 18 },
      { from: [276, 282], to: [352, 300], width: 10, height: 6 },
      { from: [292, 440], to: [250, 900], width: 22, height: 9 },
    ),
    { from: [376, 470], to: [330, 910], width: 30, height: 12, bend: -16 },
    { from: [420, 440], to: [424, 920], width: 26, height: -12, bend: 14 },
    { from: [470, 500], to: [500, 915], width: 24, height: 11, bend: 12 },
  ],
  stitches: `${doubled('M400 268C376 258 348 234 336 206')}${doubled('M328 226C314 244 294 262 276 280')}M212 898Q400 936 588 898`,
};

/** Each strap runs over the shoulder from the front to the lower back. */
const straps = pair({
  outline:
    'M298 306C308 224 326 122 345 93Q352 83 359 93C353 126 348 162 346 206L335 206C337 170 341 134 346 110C334 150 318 224 308 308Z',
  cloth: { kind: 'print', turn: 90, from: [300, 300] },
  round: 3,
  drape: 0,
  lift: 2,
});

const inside: Piece = {
  outline: both('M400 316C340 312 300 300 272 274L330 210L400 330'),
  cloth: { kind: 'reverse' },
  shade: 0.55,
  lift: 0,
};

export const slipDress: Cut = {
  fabric: 'silk',
  front: [...straps, inside, body],
  back: [
    ...straps,
    { ...body, cloth: { kind: 'reverse' }, shade: 0.5, stitches: '' },
    {
      ...body,
      outline: both(`M400 330C352 326 308 304 268 274${lower}`),
      cloth: { kind: 'print', turn: -38, from: [420, 560] },
      stitches: `${doubled('M400 339C352 335 308 314 276 286')}M212 898Q400 936 588 898`,
      seams: 'M400 330V930',
      folds: folded(
        { from: [290, 320], to: [382, 420], width: 16, height: 8, bend: 10 },
        { from: [350, 470], to: [320, 910], width: 28, height: 11, bend: -10 },
        { from: [292, 440], to: [250, 900], width: 22, height: -9 },
      ),
    },
  ],
  closeUp: { at: [400, 330], width: 300, turn: -8 },
  measures: [
    [
      [269, 276],
      [531, 276],
    ],
    [
      [290, 430],
      [510, 430],
    ],
    [
      [338, 194],
      [300, 926],
    ],
    [
      [207, 905],
      [593, 905],
    ],
  ],
};
