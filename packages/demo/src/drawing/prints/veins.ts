import { mixed, onRamp } from '../colour.ts';
import { type Point, polygon, short } from '../geometry.ts';
import { layered, noiseFrom } from '../noise.ts';
import { ground, type Pattern, scattered, sheet } from './sheet.ts';

/** The part of a polygon that is nearer to `own` than to `other`. */
function nearer(corners: readonly Point[], own: Point, other: Point): Point[] {
  const nx = other[0] - own[0];
  const ny = other[1] - own[1];
  const limit = (nx * (own[0] + other[0]) + ny * (own[1] + other[1])) / 2;
  const side = ([x, y]: Point) => nx * x + ny * y - limit;
  return corners.flatMap((point, index) => {
    const before = corners.at(index - 1) ?? point;
    const [a, b] = [side(before), side(point)];
    const t = a / (a - b);
    const crossing: Point = [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
    const kept: Point[] = a < 0 !== b < 0 ? [crossing] : [];
    return b < 0 ? [...kept, point] : kept;
  });
}

/** Broken stone mended with metal: calm pieces, and veins that swell where three of them meet. */
export const veins: Pattern = (dyes, random) => {
  const noise = layered(noiseFrom(random.whole(0, 1e9)), 3);
  const bent = ([x, y]: Point): Point => [x + 26 * noise(x / 90, y / 90), y + 26 * noise(x / 90 + 60, y / 90)];
  const spots = scattered(random, random.whole(30, 58), (x) => 0.55 + Math.abs(x - random.between(200, 600)) / 500);
  const low = random.between(0, 0.45);
  const frame: Point[] = [
    [sheet.x - 200, sheet.y - 200],
    [sheet.x + sheet.width + 200, sheet.y - 200],
    [sheet.x + sheet.width + 200, sheet.y + sheet.height + 200],
    [sheet.x - 200, sheet.y + sheet.height + 200],
  ];
  const pieces: string[] = [];
  const joints: { readonly path: string; readonly width: number }[] = [];
  const cracks: string[] = [];
  for (const spot of spots) {
    const corners = spots.reduce<readonly Point[]>(
      (left, other) => (other === spot ? left : nearer(left, spot, other)),
      frame,
    );
    const edge = corners.flatMap((point, index) => {
      const end = corners[(index + 1) % corners.length] ?? point;
      const parts = Math.max(1, Math.round(Math.hypot(end[0] - point[0], end[1] - point[1]) / 16));
      return Array.from({ length: parts }, (_, part): Point => {
        const t = part / parts;
        return bent([point[0] + (end[0] - point[0]) * t, point[1] + (end[1] - point[1]) * t]);
      });
    });
    const path = polygon(edge);
    const colour = random.chance(0.06) ? dyes.accent : onRamp(dyes.tones, low + random.between(0, 0.4));
    pieces.push(`<path fill="${colour}" d="${path}"/>`);
    joints.push({ path, width: random.between(2.6, 9) });
    if (random.chance(0.7)) {
      const start = edge[random.whole(0, edge.length - 1)];
      if (start) {
        const steps = Array.from({ length: 6 }, (_, step) => {
          const t = ((step + 1) / 6) * random.between(0.7, 0.9);
          return bent([start[0] + (spot[0] - start[0]) * t, start[1] + (spot[1] - start[1]) * t]);
        });
        cracks.push(polygon([start, ...steps]).slice(0, -1));
      }
    }
  }
  const lines = (stroke: string, content: string) =>
    `<g fill="none" stroke="${stroke}" stroke-linejoin="round" stroke-linecap="round">${content}</g>`;
  const joined = (thickness: (width: number) => number) =>
    joints.map(({ path, width }) => `<path stroke-width="${short(thickness(width))}" d="${path}"/>`).join('');
  return [
    ground(dyes.tones[2]),
    ...pieces,
    lines(mixed(dyes.metal, dyes.tones[0], 0.35), `<path stroke-width="1.8" d="${cracks.join('')}"/>`),
    lines(
      mixed(dyes.metal, dyes.tones[0], 0.5),
      joined((width) => width + 1.4),
    ),
    lines(
      dyes.metal,
      joined((width) => width),
    ),
    `<g transform="translate(-.8 -.8)">${lines(
      mixed(dyes.metal, '#FFF4D6', 0.6),
      joined((width) => width * 0.22),
    )}</g>`,
  ].join('');
};
