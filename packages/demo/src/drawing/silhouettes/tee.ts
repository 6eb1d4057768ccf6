import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { neckLabel } from '../trims.ts';
import { type Cut, doubled, folded, pair } from './cut.ts';

const sleeves = pair({
  outline:
    'M209 166C164 184 136 204 121 232C98 278 72 340 55 394Q53 402 60 405L150 443Q159 446 162 437C167 412 174 386 181 360C207 304 217 236 209 166Z',
  cloth: { kind: 'print', turn: 24, from: [250, 760] },
  hang: 24,
  round: 17,
  folds: [
    { from: [196, 330], to: [96, 392], width: 13, height: 8, bend: 8 },
    { from: [200, 290], to: [110, 330], width: 15, height: -7, bend: 10 },
    { from: [150, 216], to: [120, 330], width: 20, height: 6 },
  ],
  stitches: 'M62 378L170 424M64 373L171 419',
});

const bodyHem = 'L209 166C217 236 207 304 181 360C189 520 181 700 172 884Q172 892 182 893C260 900 330 903 400 903';
const hemStitches = 'M174 868Q400 890 626 868M174 863Q400 885 626 863';

const body: Piece = {
  outline: both(`M400 208C344 206 312 180 297 134${bodyHem}`),
  cloth: { kind: 'print' },
  round: 17,
  folds: [
    ...folded(
      { from: [196, 352], to: [300, 520], width: 20, height: 9, bend: 18 },
      { from: [186, 400], to: [268, 640], width: 22, height: -9, bend: 16 },
      { from: [262, 190], to: [236, 330], width: 18, height: 5 },
    ),
    { from: [340, 560], to: [300, 880], width: 26, height: 9, bend: -14 },
    { from: [452, 500], to: [486, 870], width: 30, height: -8, bend: 18 },
    { from: [550, 600], to: [580, 880], width: 20, height: 8 },
    { from: [250, 700], to: [226, 890], width: 18, height: 7 },
  ],
  stitches: hemStitches,
};

const neckband: Piece = {
  outline: both('M400 189C350 187 327 166 314 128L297 134C312 180 344 206 400 208'),
  cloth: { kind: 'rib', tone: 1 },
  round: 6,
  drape: 0.2,
  lift: 2,
};

const inside: Piece = {
  outline: both('M400 128C360 128 330 130 306 134L316 216L400 224'),
  cloth: { kind: 'reverse' },
  shade: 0.5,
  lift: 0,
  drape: 0.5,
  seams: 'M306 152Q400 166 494 152',
};

const insideBand: Piece = {
  outline: both('M400 121C360 121 330 123 313 128L305 140C334 146 366 147 400 147'),
  cloth: { kind: 'rib', tone: 1 },
  round: 5,
  drape: 0.2,
  shade: 0.25,
  lift: 1,
};

const backBand: Piece = {
  outline: both('M400 138C360 138 330 134 312 126L297 134C320 148 356 155 400 155'),
  cloth: { kind: 'rib', tone: 1 },
  round: 5,
  drape: 0.2,
  lift: 1,
};

export const tee: Cut = {
  fabric: 'cotton',
  front: [inside, insideBand, neckLabel([400, 158]), ...sleeves, body, neckband],
  back: [
    ...sleeves,
    {
      ...body,
      outline: both(`M400 155C356 155 320 148 297 134${bodyHem}`),
      cloth: { kind: 'print', from: [440, 470], turn: 180 },
      stitches: `${hemStitches}${doubled('M296 142L212 174')}`,
      folds: folded(
        { from: [200, 352], to: [330, 560], width: 24, height: 8, bend: 20 },
        { from: [190, 430], to: [280, 760], width: 24, height: -9, bend: 10 },
        { from: [360, 420], to: [350, 860], width: 30, height: 6 },
      ),
    },
    backBand,
  ],
  closeUp: { at: [212, 330], width: 300, turn: -9 },
  measures: [
    [
      [181, 372],
      [619, 372],
    ],
    [
      [400, 134],
      [400, 903],
    ],
    [
      [209, 166],
      [591, 166],
    ],
    [
      [209, 166],
      [58, 404],
    ],
  ],
};
