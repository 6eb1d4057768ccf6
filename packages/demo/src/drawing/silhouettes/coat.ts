import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { buttons, neckLabel } from '../trims.ts';
import { type Cut, doubled, folded, otherSide, pair } from './cut.ts';

const sleeves = pair({
  outline:
    'M236 148C200 158 178 182 168 220C144 330 122 480 108 636Q107 646 117 648L184 658Q193 659 194 650C200 560 208 450 222 350C236 280 242 210 236 148Z',
  cloth: { kind: 'print', turn: 9, from: [230, 600] },
  hang: 9,
  round: 24,
  folds: [
    { from: [222, 350], to: [138, 430], width: 16, height: 9, bend: 10 },
    { from: [214, 410], to: [132, 500], width: 16, height: -8, bend: 10 },
    { from: [206, 500], to: [122, 560], width: 15, height: 8, bend: 8 },
    { from: [204, 190], to: [166, 380], width: 20, height: 6 },
  ],
  stitches: 'M112 618L192 630',
});

const under: Piece = {
  outline:
    'M330 112L236 148C242 210 236 280 222 350C220 560 190 760 176 916Q176 926 186 927C270 936 350 938 448 936L448 430C420 330 380 220 330 112Z',
  cloth: { kind: 'print' },
  round: 20,
  folds: [
    { from: [232, 350], to: [320, 500], width: 18, height: 8, bend: 14 },
    { from: [226, 420], to: [244, 900], width: 26, height: -10, bend: 8 },
    { from: [310, 480], to: [286, 930], width: 26, height: 10, bend: -6 },
    { from: [376, 560], to: [364, 930], width: 22, height: -8 },
    { from: [214, 640], to: [206, 920], width: 18, height: 9 },
  ],
  stitches: 'M178 908C270 918 350 920 448 918',
};

const over = otherSide(under);

const lapels = pair({
  outline: 'M322 108Q306 124 300 144L268 196L316 214L296 244C320 330 380 410 448 436C410 330 356 210 344 118Z',
  cloth: { kind: 'print', turn: 36, from: [280, 480] },
  hang: 30,
  round: 10,
  drape: 0.7,
  lift: 5,
  seams: 'M316 214L350 206',
  stitches: 'M277 195L325 212L305 245C326 318 374 388 432 420',
});

const flaps = pair({
  outline: 'M250 606L342 596L344 636Q344 642 338 643L256 652Q250 652 250 646Z',
  cloth: { kind: 'print', from: [520, 300], turn: -6 },
  round: 6,
  drape: 0.3,
  lift: 5,
  stitches: 'M256 610L258 644L337 636L336 602',
});

const inside: Piece = {
  outline: both('M400 104C372 104 350 106 336 112L352 230L400 420'),
  cloth: { kind: 'plain', tone: 0 },
  shade: 0.1,
  lift: 0,
};

const collarInside: Piece = {
  outline: both('M400 90C368 90 338 98 322 110L344 148Q372 138 400 138'),
  cloth: { kind: 'print', turn: 180, from: [400, 300] },
  round: 8,
  shade: 0.2,
  drape: 0.3,
  lift: 2,
};

export const coat: Cut = {
  fabric: 'wool',
  front: [
    inside,
    collarInside,
    neckLabel([400, 150]),
    ...sleeves,
    over,
    { ...under, lift: 5 },
    ...flaps,
    lapels[1] ?? over,
    lapels[0] ?? under,
    buttons(
      [
        [366, 470],
        [432, 470],
        [366, 560],
        [432, 560],
        [366, 650],
        [432, 650],
      ],
      12,
    ),
  ],
  back: [
    ...sleeves,
    {
      outline: both(
        'M400 122C370 122 348 118 330 112L236 148C242 210 236 280 222 350C220 560 190 760 176 916Q176 926 186 927C270 937 350 939 400 939',
      ),
      cloth: { kind: 'print', turn: 180, from: [400, 520] },
      round: 20,
      seams: 'M400 122V939',
      stitches: 'M407 640V939M178 908Q400 934 622 908',
      folds: folded(
        { from: [232, 350], to: [340, 520], width: 20, height: 8, bend: 14 },
        { from: [226, 440], to: [250, 900], width: 26, height: -10, bend: 8 },
        { from: [390, 640], to: [370, 930], width: 16, height: 10 },
        { from: [320, 560], to: [300, 930], width: 24, height: 9 },
      ),
    },
    {
      outline: both('M400 520Q340 520 300 514L300 556Q340 562 400 562'),
      cloth: { kind: 'print', from: [520, 300] },
      round: 6,
      drape: 0.3,
      lift: 4,
      stitches: both('M400 526Q340 526 306 520L306 550Q340 556 400 556'),
    },
    buttons(
      [
        [318, 538],
        [482, 538],
      ],
      10,
    ),
    {
      outline: both('M400 88C364 88 334 98 316 112Q298 132 290 154Q344 178 400 178'),
      cloth: { kind: 'print', turn: 180, from: [400, 260] },
      round: 11,
      drape: 0.4,
      lift: 5,
      stitches: doubled('M298 150Q348 170 400 170'),
    },
  ],
  closeUp: { at: [400, 440], width: 340, turn: 7 },
  measures: [
    [
      [222, 362],
      [578, 362],
    ],
    [
      [400, 100],
      [400, 938],
    ],
    [
      [236, 148],
      [564, 148],
    ],
    [
      [236, 148],
      [112, 646],
    ],
  ],
};
