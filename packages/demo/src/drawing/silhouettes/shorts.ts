import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { cord, eyelets, stroke } from '../trims.ts';
import { type Cut, doubled, folded, pair } from './cut.ts';

const legs = pair({
  outline:
    'M401 276Q320 282 238 268C206 370 164 560 138 716Q137 726 147 728L368 762Q377 763 379 754C386 690 392 620 396 556L401 546Z',
  cloth: { kind: 'print', turn: 4, from: [320, 500] },
  hang: 7,
  round: 22,
  folds: [
    { from: [396, 540], to: [260, 430], width: 18, height: 10, bend: -10 },
    { from: [392, 570], to: [230, 560], width: 20, height: -9, bend: 16 },
    { from: [386, 284], to: [380, 400], width: 9, height: 9 },
    { from: [352, 284], to: [336, 420], width: 10, height: -9 },
    { from: [318, 284], to: [290, 470], width: 11, height: 10 },
    { from: [284, 282], to: [250, 460], width: 10, height: -8 },
    { from: [254, 280], to: [196, 700], width: 20, height: 10 },
    { from: [320, 560], to: [300, 740], width: 20, height: 9 },
  ],
  stitches: 'M142 706L380 742M143 700L381 736',
});

const band: Piece = {
  outline: both('M400 216Q320 222 244 208Q236 240 236 270Q320 286 400 282'),
  cloth: { kind: 'print', turn: 90, from: [420, 420] },
  round: 13,
  drape: 0.4,
  lift: 4,
  folds: folded(
    ...[262, 284, 306, 328, 350, 372].map((x) => ({
      from: [x, 216] as const,
      to: [x - 2, 282] as const,
      width: 5,
      height: 7,
    })),
  ),
  stitches: 'M240 240Q400 264 560 240',
};

const inside: Piece = {
  outline: both('M400 206Q320 204 244 208L248 226L400 234'),
  cloth: { kind: 'reverse' },
  shade: 0.5,
  lift: 0,
};

export const shorts: Cut = {
  fabric: 'cotton',
  front: [
    inside,
    ...legs,
    stroke(doubled('M250 282C254 340 238 380 206 410'), 1.6, 'deep'),
    stroke('M400 282V546', 1.5, 'deep'),
    band,
    eyelets(
      [
        [380, 252],
        [420, 252],
      ],
      6,
    ),
    cord('M380 252C366 300 360 340 366 396', [366, 394], 6),
    cord('M420 252C436 296 438 330 430 372', [430, 370], 6),
  ],
  back: [
    ...legs.map((leg) => ({ ...leg, cloth: { kind: 'print', turn: 184, from: [420, 560] } as const })),
    stroke('M400 282V546', 1.5, 'deep'),
    {
      outline: 'M470 380L574 372L584 480Q530 500 480 492Z',
      cloth: { kind: 'print', turn: 5, from: [300, 420] },
      round: 6,
      drape: 0.5,
      lift: 3,
      stitches: 'M476 394L572 387M476 386L485 486Q530 493 577 475L568 378',
    },
    band,
  ],
  closeUp: { at: [400, 360], width: 330, turn: 7 },
  measures: [
    [
      [240, 240],
      [560, 240],
    ],
    [
      [206, 410],
      [594, 410],
    ],
    [
      [244, 208],
      [140, 724],
    ],
    [
      [140, 726],
      [372, 762],
    ],
  ],
};
