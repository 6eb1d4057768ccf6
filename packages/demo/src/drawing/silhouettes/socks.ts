import { moved, turned } from '../geometry.ts';
import type { Layer, Piece } from '../piece.ts';
import type { Cut } from './cut.ts';

const tube =
  'M214 236L348 230C352 380 356 500 350 600C366 660 440 712 500 752C540 782 540 836 500 852C460 868 380 852 320 806C262 762 220 700 216 620C212 500 216 380 214 236Z';

/** One sock from the side: toe to the right. */
function sock(move: (path: string) => string, print: Piece['cloth'], lift: number): Layer[] {
  return [
    {
      outline: move(tube),
      cloth: print,
      round: 34,
      lift,
      folds: [],
      drape: 0.7,
    },
    {
      outline: move('M216 610C220 700 262 762 306 796C322 760 330 700 300 660C280 634 250 616 216 610Z'),
      cloth: { kind: 'rib', tone: 'accent', angle: 50 },
      round: 18,
      drape: 0.4,
      lift: 1,
    },
    {
      outline: move(
        'M452 720C470 732 486 742 500 752C540 782 540 836 500 852C482 859 456 860 428 854C424 800 432 756 452 720Z',
      ),
      cloth: { kind: 'rib', tone: 'accent', angle: -60 },
      round: 18,
      drape: 0.4,
      lift: 1,
    },
    {
      outline: move('M208 150Q280 140 350 146L352 236Q282 244 210 240Z'),
      cloth: { kind: 'rib', tone: 1 },
      round: 14,
      drape: 0.3,
      lift: 2,
    },
  ];
}

const left = (path: string) => turned(moved(path, -34, 40), 7, [280, 500]);
const right = (path: string) => turned(moved(path, 176, -22), -5, [480, 500]);
const flip = (path: string) => turned(moved(path, 40, 30), -12, [320, 500]);
const laid = (path: string) => turned(moved(path, 120, -10), 10, [420, 500]);

export const socks: Cut = {
  fabric: 'knit',
  front: [...sock(left, { kind: 'print' }, 4), ...sock(right, { kind: 'print', turn: 8, from: [420, 620] }, 6)],
  back: [
    ...sock(flip, { kind: 'print', turn: 90, from: [380, 480] }, 4),
    ...sock(laid, { kind: 'print', turn: -12, from: [430, 440] }, 6),
  ],
  closeUp: { at: [300, 700], width: 330, turn: -9 },
  measures: [
    [
      [176, 190],
      [302, 190],
    ],
    [
      [176, 190],
      [182, 760],
    ],
    [
      [182, 760],
      [470, 880],
    ],
  ],
};
