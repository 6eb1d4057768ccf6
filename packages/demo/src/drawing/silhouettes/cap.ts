import { both } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { button, eyelets, stroke } from '../trims.ts';
import { type Cut, doubled, folded } from './cut.ts';

const crown: Piece = {
  outline: both('M400 270C286 268 206 348 190 470C184 520 182 556 184 590Q286 560 400 558'),
  cloth: { kind: 'print' },
  round: 60,
  drape: 0.4,
  folds: folded({ from: [340, 300], to: [300, 560], width: 34, height: 8, bend: -10 }),
  seams: doubled('M400 270C330 300 290 420 288 572') + doubled('M400 270C300 280 224 380 208 582'),
  stitches:
    doubled('M394 274C322 306 283 424 281 572') +
    doubled('M398 276C340 310 298 424 296 570') +
    doubled('M214 580C230 386 306 288 398 278'),
};

const panels: Piece = {
  outline: both('M400 270C332 300 290 420 288 574Q344 560 400 559'),
  cloth: { kind: 'print', from: [420, 620] },
  round: 40,
  drape: 0.4,
  lift: 0,
  seams: 'M400 270V560',
  stitches: 'M393 274V560M407 274V560',
};

const brim: Piece = {
  outline: both(
    'M400 548C300 548 216 572 178 604C156 640 150 678 158 700C166 716 186 714 206 700C262 664 330 650 400 650',
  ),
  cloth: { kind: 'print', turn: 180, from: [420, 300] },
  round: 30,
  drape: 0.3,
  lift: 6,
  stitches: [0, 14, 28, 42]
    .map((inset) => doubled(`M400 ${638 - inset}C330 ${638 - inset} 262 ${652 - inset} 206 ${686 - inset}`))
    .join(''),
};

const strap: Piece = {
  outline: both('M400 560Q344 560 300 568L302 602Q344 594 400 594'),
  cloth: { kind: 'plain', tone: 1 },
  round: 7,
  drape: 0.2,
  lift: 4,
  stitches: both('M400 566Q344 566 306 573L308 596Q344 588 400 588'),
};

export const cap: Cut = {
  fabric: 'canvas',
  front: [
    crown,
    panels,
    eyelets(
      [
        [344, 390],
        [456, 390],
        [252, 420],
        [548, 420],
      ],
      6,
    ),
    brim,
    button([400, 269], 15),
  ],
  back: [
    {
      ...crown,
      outline: both('M400 270C286 268 206 348 190 470C184 520 182 566 184 600Q244 612 310 604C312 540 346 500 400 500'),
      cloth: { kind: 'print', turn: 180, from: [400, 560] },
      seams: `${doubled('M400 270C300 280 224 380 208 602')}M400 270V500`,
      stitches:
        'M393 274V498M407 274V498' +
        doubled('M214 600C230 386 306 288 398 278') +
        doubled('M302 602C304 536 340 492 400 492'),
    },
    strap,
    stroke('M372 577h.1M388 577h.1M404 577h.1M420 577h.1', 7, 'deep'),
    eyelets(
      [
        [338, 400],
        [462, 400],
      ],
      6,
    ),
    button([400, 269], 15),
  ],
  closeUp: { at: [330, 560], width: 320, turn: -8 },
  measures: [
    [
      [184, 590],
      [616, 590],
    ],
    [
      [400, 262],
      [400, 558],
    ],
    [
      [400, 558],
      [400, 650],
    ],
  ],
};
