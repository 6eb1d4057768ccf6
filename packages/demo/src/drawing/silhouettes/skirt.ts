import { both } from '../geometry.ts';
import type { Fold, Piece } from '../piece.ts';
import { zip } from '../trims.ts';
import { type Cut, folded } from './cut.ts';

/** Pressed pleats: a sharp ridge with a valley beside it. */
const pleats: Fold[] = folded(
  ...[-0.06, 0.16, 0.38, 0.6, 0.82].flatMap((share): Fold[] => {
    const top = 400 - share * 118;
    const foot = 400 - share * 250;
    return [
      { from: [top, 186], to: [foot, 890], width: 13, height: 17 },
      { from: [top - 9, 186], to: [foot - 24, 890], width: 10, height: -14 },
    ];
  }),
);

const pleatLines = [0.06, 0.28, 0.5, 0.72, 0.94]
  .flatMap((share) => [-1, 1].map((side) => `M${400 + side * share * 118} 190L${400 + side * share * 250} 890`))
  .join('');

const body: Piece = {
  outline: both(
    'M400 196Q336 198 276 188C244 380 186 640 142 856Q140 866 150 868L196 876L206 870L258 884L268 876L330 890L340 880L400 893',
  ),
  cloth: { kind: 'print' },
  round: 12,
  drape: 0.5,
  folds: pleats,
  seams: pleatLines,
  stitches: 'M146 846Q400 896 654 846',
};

const band: Piece = {
  outline: both('M400 142Q336 146 284 136Q278 162 276 188Q336 200 400 198'),
  cloth: { kind: 'print', turn: 90, from: [420, 420] },
  round: 9,
  drape: 0.3,
  lift: 3,
  stitches: both('M400 149Q336 153 288 143L282 182Q336 193 400 191'),
};

const inside: Piece = {
  outline: both('M400 132Q336 130 284 136L288 152L400 158'),
  cloth: { kind: 'reverse' },
  shade: 0.5,
  lift: 0,
};

export const skirt: Cut = {
  fabric: 'cotton',
  front: [inside, body, band],
  back: [{ ...body, cloth: { kind: 'print', turn: 180, from: [420, 560] } }, band, zip([400, 148], [400, 330])],
  closeUp: { at: [400, 290], width: 330, turn: -9 },
  measures: [
    [
      [280, 162],
      [520, 162],
    ],
    [
      [236, 420],
      [564, 420],
    ],
    [
      [400, 138],
      [400, 893],
    ],
    [
      [144, 862],
      [656, 862],
    ],
  ],
};
