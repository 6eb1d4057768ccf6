import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { neckLabel } from '../trims.ts';
import { type Cut, doubled, folded } from './cut.ts';

const strapOutline = 'M400 122C316 122 280 200 276 300L272 424L304 424L308 302C312 218 342 154 400 154';

const strap = (dy: number, shade: number): Piece => ({
  outline: both(
    strapOutline
      .replace('122C316 122', `${122 + dy}C316 ${122 + dy}`)
      .replace('154 400 154', `${154 + dy} 400 ${154 + dy}`),
  ),
  cloth: { kind: 'plain', tone: 1 },
  round: 6,
  drape: 0.3,
  lift: 5,
  shade,
});

const body: Piece = {
  outline: both('M400 372Q290 374 186 368L150 884Q149 898 164 900C250 910 330 913 400 913'),
  cloth: { kind: 'print' },
  round: 20,
  folds: [
    ...folded(
      { from: [290, 400], to: [250, 640], width: 22, height: 8, bend: -10 },
      { from: [196, 420], to: [210, 880], width: 20, height: -7 },
      { from: [170, 880], to: [300, 780], width: 22, height: 8, bend: 8 },
    ),
    { from: [400, 420], to: [380, 900], width: 40, height: 7, bend: 12 },
    { from: [240, 740], to: [560, 800], width: 34, height: -6, bend: 14 },
  ],
  stitches: 'M184 416Q400 424 616 416M183 409Q400 417 617 409',
};

const inside: Piece = {
  outline: both('M400 352Q290 352 190 356L186 372L400 384'),
  cloth: { kind: 'reverse' },
  shade: 0.55,
  lift: 0,
};

const patches = folded({ from: [288, 424], to: [288, 470], width: 9, height: 4 });

export const tote: Cut = {
  fabric: 'canvas',
  front: [
    strap(-14, 0.3),
    inside,
    { ...body, folds: [...(body.folds ?? []), ...patches] },
    {
      ...strap(10, 0),
      outline: both('M400 132C316 132 282 204 278 300L270 470L304 470L310 302C314 220 344 164 400 164'),
      stitches:
        'M276 388L273 464H301L304 388ZM276 388L301 464M304 388L273 464M524 388L527 464H499L496 388ZM524 388L499 464M496 388L527 464',
    },
    neckLabel([560, 860]),
  ],
  back: [
    strap(-14, 0.3),
    inside,
    { ...body, cloth: { kind: 'print', turn: 180, from: [400, 560] } },
    {
      outline: both('M400 560Q350 560 300 556L304 730Q350 738 400 738'),
      cloth: { kind: 'print', turn: 184, from: [360, 420] },
      round: 7,
      drape: 0.6,
      lift: 4,
      stitches: `${doubled('M400 576Q350 576 306 572')}M306 562L310 724Q400 736 490 724L494 562`,
    },
    {
      ...strap(10, 0),
      outline: both('M400 132C316 132 282 204 278 300L270 470L304 470L310 302C314 220 344 164 400 164'),
    },
  ],
  closeUp: { at: [330, 480], width: 320, turn: 8 },
  measures: [
    [
      [188, 368],
      [612, 368],
    ],
    [
      [400, 372],
      [400, 913],
    ],
    [
      [290, 470],
      [400, 132],
    ],
    [
      [152, 896],
      [648, 896],
    ],
  ],
};
