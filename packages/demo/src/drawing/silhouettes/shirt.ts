import { both, type Point } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { buttons, neckLabel } from '../trims.ts';
import { type Cut, doubled, folded, pair } from './cut.ts';

const sleeves = pair({
  outline:
    'M209 164C166 180 142 206 130 240C102 360 76 520 58 700L140 716C152 590 166 470 184 356C206 300 217 232 209 164Z',
  cloth: { kind: 'print', turn: 12, from: [230, 640] },
  hang: 10,
  round: 22,
  folds: [
    { from: [186, 370], to: [96, 470], width: 15, height: 9, bend: 10 },
    { from: [178, 430], to: [92, 520], width: 14, height: -8, bend: 10 },
    { from: [166, 520], to: [84, 570], width: 14, height: 8, bend: 8 },
    { from: [84, 690], to: [100, 560], width: 9, height: 7 },
    { from: [112, 700], to: [124, 590], width: 8, height: 6 },
    { from: [160, 220], to: [130, 400], width: 20, height: 6 },
  ],
  seams: 'M90 706L98 630',
});

const cuffs = pair({
  outline: 'M55 694L46 772Q46 780 54 782L124 796Q132 797 134 789L143 711Z',
  cloth: { kind: 'print', turn: 98, from: [300, 300] },
  round: 7,
  drape: 0.3,
  stitches: 'M62 703L54 775M60 704L136 719M55 774L128 788',
});

const lower =
  'L209 164C217 232 206 300 184 356C191 520 184 700 178 826C178 858 196 884 236 892C300 914 350 920 400 920';
const hem = doubled('M184 820C186 852 202 876 238 884C300 906 350 912 400 912');

const body: Piece = {
  outline: both(`M400 204C360 192 330 160 314 126${lower}`),
  cloth: { kind: 'print' },
  round: 17,
  folds: folded(
    { from: [196, 350], to: [320, 560], width: 20, height: 9, bend: 20 },
    { from: [188, 420], to: [276, 720], width: 22, height: -9, bend: 12 },
    { from: [290, 200], to: [262, 330], width: 16, height: 5 },
    { from: [350, 560], to: [330, 900], width: 24, height: 8, bend: -8 },
    { from: [246, 640], to: [230, 880], width: 18, height: 7 },
  ),
  stitches: hem,
};

const places: Point[] = [246, 346, 446, 546, 646, 746, 846].map((y) => [400, y]);

const placket: Piece = {
  outline: 'M384 204L416 204L416 919Q400 921 384 919Z',
  cloth: { kind: 'print', from: [520, 440] },
  round: 5,
  drape: 0.6,
  lift: 2,
  stitches: 'M389 204V918M411 204V918',
};

const pocket: Piece = {
  outline: 'M462 322Q514 326 566 320L568 418L517 442L464 422Z',
  cloth: { kind: 'print', from: [420, 540], turn: 4 },
  round: 5,
  drape: 0.7,
  lift: 2,
  stitches: 'M468 340Q514 344 562 338M468 328L470 418L517 436L562 414L560 326',
};

const leaves = pair({
  outline: 'M326 110C314 128 304 148 298 166Q322 212 350 254Q374 230 401 204C366 188 342 152 326 110Z',
  cloth: { kind: 'print', turn: 58, from: [240, 420] },
  hang: 40,
  round: 9,
  drape: 0.6,
  lift: 4,
  stitches: 'M305 168Q328 210 351 245Q371 224 392 207',
});

const inside: Piece = {
  outline: both('M400 98C366 98 340 102 326 110C342 152 366 188 400 206'),
  cloth: { kind: 'reverse' },
  shade: 0.35,
  lift: 0,
  seams: 'M333 134Q400 122 467 134',
};

export const shirt: Cut = {
  fabric: 'cotton',
  front: [...sleeves, ...cuffs, inside, neckLabel([400, 146]), body, pocket, placket, buttons(places), ...leaves],
  back: [
    ...sleeves,
    ...cuffs,
    {
      ...body,
      outline: both(`M400 138C364 138 330 134 314 126${lower}`),
      cloth: { kind: 'print', from: [400, 540], turn: 180 },
      seams: 'M388 250V912M412 250V912',
      folds: folded(
        { from: [392, 252], to: [386, 900], width: 16, height: -7 },
        { from: [196, 360], to: [330, 600], width: 24, height: 8, bend: 20 },
        { from: [260, 520], to: [240, 880], width: 24, height: 8 },
      ),
    },
    {
      outline: both('M400 138C364 138 330 134 314 126L209 164Q213 196 211 232Q310 250 400 250'),
      cloth: { kind: 'print', turn: 90, from: [400, 320] },
      round: 8,
      lift: 2,
      stitches: 'M213 225Q310 243 400 243Q490 243 587 225',
    },
    {
      outline: both('M400 98C362 98 334 104 320 112Q306 132 300 152Q350 172 400 172'),
      cloth: { kind: 'print', turn: 180, from: [400, 240] },
      round: 10,
      lift: 4,
      drape: 0.4,
      stitches: 'M306 147Q350 165 400 165Q450 165 494 147',
    },
  ],
  closeUp: { at: [440, 270], width: 300, turn: 8 },
  measures: [
    [
      [184, 368],
      [616, 368],
    ],
    [
      [400, 126],
      [400, 920],
    ],
    [
      [209, 164],
      [591, 164],
    ],
    [
      [209, 164],
      [50, 780],
    ],
  ],
};
