import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { neckLabel, zip } from '../trims.ts';
import { type Cut, doubled, folded, pair } from './cut.ts';

const sleeves = pair({
  outline:
    'M216 176C170 190 142 220 128 262C100 370 72 530 54 708Q94 740 144 730C158 620 172 520 190 420C208 340 220 250 216 176Z',
  cloth: { kind: 'print', turn: 12, from: [230, 640] },
  hang: 10,
  round: 34,
  folds: [
    { from: [192, 410], to: [92, 480], width: 19, height: 12, bend: 12 },
    { from: [184, 470], to: [86, 560], width: 18, height: -11, bend: 12 },
    { from: [166, 560], to: [70, 620], width: 19, height: 12, bend: 10 },
    { from: [150, 650], to: [58, 690], width: 16, height: 12, bend: 8 },
    { from: [176, 210], to: [136, 400], width: 26, height: 8 },
  ],
});

const cuffs = pair({
  outline: 'M58 702Q52 746 50 780Q50 788 58 790Q92 800 126 798Q134 797 135 789Q138 760 143 722Q100 730 58 702Z',
  cloth: { kind: 'rib', tone: 0, angle: 6 },
  round: 10,
  drape: 0.3,
});

const fronts = pair({
  outline: 'M400 240Q344 218 306 150L216 176C220 250 208 340 190 420C196 560 190 700 186 806Q300 826 400 828Z',
  cloth: { kind: 'print' },
  round: 24,
  folds: [
    { from: [202, 416], to: [330, 560], width: 22, height: 10, bend: 18 },
    { from: [194, 480], to: [260, 760], width: 24, height: -10, bend: 10 },
    { from: [300, 200], to: [262, 380], width: 22, height: 6 },
    { from: [380, 560], to: [350, 820], width: 22, height: 9 },
    { from: [250, 720], to: [240, 815], width: 16, height: 9 },
    { from: [310, 740], to: [306, 822], width: 14, height: 8 },
  ],
  seams: 'M216 176C220 250 208 340 190 420',
});

const welts = pair({
  outline: 'M258 610L294 590L340 700L306 714Z',
  cloth: { kind: 'print', turn: 70, from: [460, 300] },
  round: 7,
  drape: 0.3,
  lift: 3,
  stitches: 'M266 612L291 598L332 696L310 706Z',
});

const hem = pair({
  outline: 'M400 822Q300 820 188 800Q184 840 182 872Q182 880 191 881Q300 896 400 897Z',
  cloth: { kind: 'rib', tone: 0 },
  round: 11,
  drape: 0.4,
});

const collar = pair({
  outline: 'M400 252Q336 226 300 148Q306 120 330 112C342 160 364 196 400 212Z',
  cloth: { kind: 'rib', tone: 0, angle: -34 },
  round: 12,
  drape: 0.3,
  lift: 4,
});

const inside: Piece = {
  outline: both('M400 110C372 110 346 108 330 112L344 180L400 250'),
  cloth: { kind: 'reverse' },
  shade: 0.45,
  lift: 0,
  seams: 'M334 150Q400 160 466 150',
};

const collarInside: Piece = {
  outline: both('M400 96C372 96 346 100 328 112Q334 132 338 146Q370 152 400 152'),
  cloth: { kind: 'rib', tone: 0 },
  round: 9,
  drape: 0.2,
  shade: 0.2,
  lift: 2,
};

export const jacket: Cut = {
  fabric: 'silk',
  front: [
    inside,
    collarInside,
    neckLabel([400, 162]),
    ...sleeves,
    ...cuffs,
    ...fronts,
    ...welts,
    ...hem,
    ...collar,
    zip([400, 236], [400, 896]),
  ],
  back: [
    ...sleeves,
    ...cuffs,
    {
      outline: both(
        'M400 166C364 166 330 162 306 150L216 176C220 250 208 340 190 420C196 560 190 700 186 806Q300 826 400 828',
      ),
      cloth: { kind: 'print', from: [400, 520], turn: 180 },
      round: 24,
      seams: `${doubled('M216 176C220 250 208 340 190 420')}M214 270Q400 300 586 270`,
      stitches: 'M214 277Q400 307 586 277',
      folds: folded(
        { from: [202, 420], to: [340, 580], width: 24, height: 10, bend: 18 },
        { from: [194, 480], to: [270, 780], width: 24, height: -10, bend: 10 },
        { from: [350, 640], to: [344, 820], width: 22, height: 9 },
      ),
    },
    {
      ...hem[0],
      outline: both('M400 822Q300 820 188 800Q184 840 182 872Q182 880 191 881Q300 896 400 897'),
      cloth: { kind: 'rib', tone: 0 },
    },
    {
      outline: both('M400 98C366 98 336 102 318 118Q304 132 302 150Q350 172 400 172'),
      cloth: { kind: 'rib', tone: 0 },
      round: 13,
      drape: 0.3,
      lift: 4,
    },
  ],
  closeUp: { at: [400, 300], width: 320, turn: -8 },
  measures: [
    [
      [190, 430],
      [610, 430],
    ],
    [
      [400, 110],
      [400, 897],
    ],
    [
      [216, 176],
      [584, 176],
    ],
    [
      [216, 176],
      [52, 790],
    ],
  ],
};
