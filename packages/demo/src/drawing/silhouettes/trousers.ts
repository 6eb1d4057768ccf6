import { both, type Point } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { buttons, stroke } from '../trims.ts';
import { type Cut, doubled, pair } from './cut.ts';

const legs = pair({
  outline:
    'M401 134Q340 138 286 130C262 190 246 260 238 330C222 520 196 730 176 908Q175 918 185 919L338 930Q347 930 348 921C362 760 380 580 394 404L401 392Z',
  cloth: { kind: 'print', turn: 3, from: [330, 560] },
  hang: 4,
  round: 22,
  folds: [
    { from: [396, 380], to: [290, 300], width: 16, height: 9, bend: -8 },
    { from: [392, 420], to: [270, 420], width: 16, height: -8, bend: 14 },
    { from: [330, 150], to: [262, 910], width: 16, height: 10 },
    { from: [316, 160], to: [322, 420], width: 10, height: 8 },
    { from: [248, 520], to: [300, 620], width: 20, height: 8, bend: 8 },
    { from: [372, 560], to: [290, 640], width: 18, height: -7, bend: 8 },
    { from: [230, 660], to: [206, 900], width: 20, height: 8 },
    { from: [340, 660], to: [318, 920], width: 18, height: 8 },
  ],
  seams: 'M352 138L346 214M330 138L322 200',
  stitches: 'M180 896L346 908',
});

const band: Piece = {
  outline: both('M400 96Q340 100 290 92Q286 112 284 132Q340 141 400 138'),
  cloth: { kind: 'print', turn: 90, from: [400, 420] },
  round: 7,
  drape: 0.3,
  lift: 3,
  stitches: both('M400 102Q340 106 294 98L289 127Q340 135 400 132'),
};

const inside: Piece = {
  outline: both('M400 88Q340 88 290 92L292 108L400 112'),
  cloth: { kind: 'reverse' },
  shade: 0.5,
  lift: 0,
};

const loops = pair({
  outline: 'M322 90L332 90L332 146L322 146Z',
  cloth: { kind: 'print', from: [300, 300], turn: 90 },
  round: 3,
  drape: 0,
  lift: 3,
});

const pocketLine = stroke(doubled('M290 150C296 190 280 222 252 244'), 1.6, 'deep');
const place: Point = [400, 117];

export const trousers: Cut = {
  fabric: 'cotton',
  front: [
    inside,
    ...legs.map((leg, side) => ({
      ...leg,
      stitches: `${leg.stitches}${side === 0 ? 'M296 152C302 194 286 228 256 250' : 'M504 152C498 194 514 228 544 250M416 140C420 240 420 320 400 356'}`,
    })),
    pocketLine,
    stroke('M400 138V392', 1.5, 'deep'),
    band,
    ...loops,
    buttons([place], 11),
  ],
  back: [
    ...legs.map((leg) => ({ ...leg, seams: '', cloth: { kind: 'print', turn: 183, from: [400, 520] } as const })),
    stroke('M400 138V392', 1.5, 'deep'),
    ...pair({
      outline: 'M290 232L366 226L364 238L291 244Z',
      cloth: { kind: 'plain', tone: 1 },
      round: 4,
      drape: 0,
      lift: 3,
    }),
    buttons(
      [
        [328, 252],
        [472, 252],
      ],
      8,
    ),
    band,
    ...loops,
    ...pair({
      outline: 'M395 92L401 92L401 146L395 146Z',
      cloth: { kind: 'print', from: [300, 300] },
      round: 3,
      drape: 0,
      lift: 2,
    }),
  ],
  closeUp: { at: [380, 240], width: 320, turn: -7 },
  measures: [
    [
      [288, 112],
      [512, 112],
    ],
    [
      [238, 330],
      [562, 330],
    ],
    [
      [290, 92],
      [178, 918],
    ],
    [
      [178, 918],
      [346, 930],
    ],
  ],
};
