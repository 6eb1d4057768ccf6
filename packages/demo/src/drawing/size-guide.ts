import { type Point, short, written } from './geometry.ts';
import { frame, svg } from './picture.ts';
import { cutOf, type Silhouette } from './silhouettes/index.ts';

/** Letters drawn as strokes in a box of 10 × 14: no font is needed. */
const letters = [
  'M0 14L5 0L10 14M2 9H8',
  'M1 0V14M1 0H5C10 0 10 6.6 5 6.6H1M5 6.6C11 6.6 11 14 5 14H1',
  'M10 2.6C6 -2 0 0 0 7C0 14 6 16 10 11.4',
  'M1 0V14H4C12 14 12 0 4 0Z',
  'M9 0H1V14H9M1 7H7',
] as const;

const ink = '#16130F';
const grana = '#B4123F';

/** A line with a bar at each end, and its letter in a square on the middle. */
function measure([from, to]: readonly [Point, Point], letter: string): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = (-(to[1] - from[1]) / length) * 9;
  const ny = ((to[0] - from[0]) / length) * 9;
  const bar = ([x, y]: Point) => `M${short(x - nx)} ${short(y - ny)}L${short(x + nx)} ${short(y + ny)}`;
  const x = from[0] + (to[0] - from[0]) * 0.36;
  const y = from[1] + (to[1] - from[1]) * 0.36;
  return [
    `<path d="M${written(from)}L${written(to)}${bar(from)}${bar(to)}" fill="none" stroke="${grana}" stroke-width="3"/>`,
    `<rect x="${short(x - 17)}" y="${short(y - 17)}" width="34" height="34" fill="${grana}"/>`,
    `<path d="${letter}" transform="translate(${short(x - 6.5)} ${short(y - 9)}) scale(1.3)" fill="none" stroke="#FFFFFF" stroke-width="1.9" stroke-linejoin="round"/>`,
  ].join('');
}

/** The outline of a garment with its measures lettered A, B, C …, an SVG of 1600 × 2000 pixels. */
export function drawSizeGuide(silhouette: Silhouette): string {
  const { front, measures } = cutOf[silhouette];
  const pieces = front.flatMap((layer) =>
    'cloth' in layer
      ? [
          `<path d="${layer.outline}" fill="${layer.cloth.kind === 'reverse' ? '#DDD5C5' : '#F4F0E8'}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>`,
          `<path d="${layer.seams ?? 'M0 0'}${layer.stitches ?? ''}" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="1.4" stroke-dasharray="6 4"/>`,
        ]
      : [],
  );
  const lines = measures.map((line, index) => measure(line, letters[index] ?? letters[0]));
  return svg(frame, [`<path d="M0 0H800V1000H0Z" fill="#E9E3D6"/>`, ...pieces, ...lines].join(''));
}

/** How many measures `drawSizeGuide` letters. */
export function measuresOf(silhouette: Silhouette): number {
  return cutOf[silhouette].measures.length;
}
