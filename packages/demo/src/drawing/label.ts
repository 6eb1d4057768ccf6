import { mixed } from './colour.ts';
import { drawLayers, type Material } from './garment.ts';
import { drawMark } from './mark.ts';
import type { Dyes } from './palettes.ts';
import { frame, svg } from './picture.ts';
import type { Side, Trim } from './piece.ts';
import type { Placement } from './placement.ts';
import { randomFrom, seedOf } from './random.ts';
import { stitchLine } from './sewing.ts';
import { touchShadow } from './shadow.ts';
import { drawWall } from './wall.ts';

const ribbon = 'M148 216L256 211L258 283L150 288Z';

/** The fine weft of the label. */
const picks = Array.from({ length: 39 }, (_, index) => `M148.6 ${217.6 + index * 1.8}l108 -5`).join('');

/** A frieze of stepped frets, woven into the label under the sign. */
function frieze(dyes: Dyes): string {
  const step = 2.1;
  const marks = Array.from({ length: 7 }, (_, index) => {
    const x = 172 + index * step * 4.4;
    return `M${x.toFixed(1)} 274v-${step * 3}h${step * 3}v${step * 2}h-${step}v-${step}`;
  });
  return `<path d="${marks.join('')}" fill="none" stroke="${dyes.tones[0]}" stroke-width="1.3"/>`;
}

const woven: Trim = {
  draw: (dyes) =>
    [
      touchShadow(ribbon, [1.2, 2.2], 4, 0.08),
      `<path d="${ribbon}" fill="#F1EBDF"/>`,
      '<path d="M148 216L256 211L256.3 222L148.3 227ZM149.7 277L257.7 272L258 283L150 288Z" fill="#16130F" fill-opacity=".05"/>',
      `<path d="${picks}" fill="none" stroke="#6B5F4A" stroke-opacity=".2" stroke-width=".5"/>`,
      `<g transform="rotate(-2.6 203 250)">${drawMark([203, 243], 34, dyes.tones)}${frieze(dyes)}</g>`,
      stitchLine('M154 218.5L156 285M250 213.5L252 280.5', mixed(dyes.tones[1], '#000000', 0.2)),
      `<path d="${ribbon}" fill="none" stroke="#3a3024" stroke-opacity=".4" stroke-width=".8"/>`,
    ].join(''),
};

/** The inside of the back, the neck tape with the label under it, and a corner of the right side turned over. */
const layers: Side = [
  {
    outline: 'M-40 100L460 100L460 560L-40 560Z',
    cloth: { kind: 'reverse' },
    lift: 0,
    folds: [
      { from: [30, 200], to: [120, 540], width: 30, height: 12, bend: 16 },
      { from: [210, 300], to: [230, 560], width: 24, height: -10, bend: -12 },
      { from: [330, 190], to: [300, 520], width: 28, height: 12, bend: 14 },
      { from: [250, 320], to: [420, 470], width: 22, height: 9, bend: -10 },
    ],
  },
  {
    outline: 'M-40 120C80 196 320 186 460 96L460 62C320 152 80 160 -40 84Z',
    cloth: { kind: 'plain', tone: 1 },
    round: 9,
    drape: 0.3,
    lift: 4,
    stitches: 'M-40 114C80 190 320 180 460 90M-40 91C80 166 320 158 460 69',
  },
  {
    outline: 'M-40 90C80 166 320 158 460 68L460 -40L-40 -40Z',
    cloth: { kind: 'print', from: [420, 300] },
    round: 24,
    lift: 6,
    folds: [
      { from: [60, 0], to: [110, 140], width: 26, height: 10, bend: 8 },
      { from: [280, 0], to: [250, 140], width: 30, height: -9 },
      { from: [360, 10], to: [390, 110], width: 18, height: 8 },
    ],
  },
  woven,
  {
    outline: 'M-40 400C40 410 120 452 176 560L-40 560Z',
    cloth: { kind: 'print', turn: 24, from: [340, 560] },
    round: 26,
    lift: 12,
    folds: [
      { from: [-20, 420], to: [120, 540], width: 22, height: 10, bend: -10 },
      { from: [-30, 480], to: [60, 555], width: 18, height: -8 },
    ],
    stitches: 'M-40 412C34 422 110 464 164 560M-40 418C30 428 104 468 157 560',
  },
];

/** The sewn-in label from near by, with the house's stone. */
export function drawLabel(material: Material): string {
  const random = randomFrom(seedOf('label', material.seed));
  const placement: Placement = {
    pivot: [random.whole(190, 216), random.whole(236, 256)],
    at: [400, 500],
    scale: 2.25,
    turn: random.whole(-8, 8),
  };
  return svg(frame, drawWall(frame, material.seed) + drawLayers(layers, material, { picture: frame, placement }));
}
