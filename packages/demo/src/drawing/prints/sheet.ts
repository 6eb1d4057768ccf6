import type { Box, Point } from '../geometry.ts';
import type { Dyes } from '../palettes.ts';
import type { Random } from '../random.ts';

/** Draws one printed sheet of cloth that fills `sheet`. */
export type Pattern = (dyes: Dyes, random: Random) => string;

/** The printed cloth that the panels are cut from; the body of a garment is cut straight out of its middle. */
export const sheet: Box = { x: -100, y: -100, width: 1000, height: 1200 };

/** The whole sheet in one colour. */
export function ground(colour: string): string {
  return `<rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}" fill="${colour}"/>`;
}

/** Shapes of few colours, drawn as one path per colour in the order in which the colours first appear. */
export function inks(stroke = 0) {
  const paths = new Map<string, string>();
  return {
    add(colour: string, path: string) {
      paths.set(colour, (paths.get(colour) ?? '') + path);
    },
    markup: () =>
      [...paths]
        .map(([colour, path]) => {
          const edge = stroke > 0 ? ` stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round"` : '';
          return `<path fill="${colour}"${edge} d="${path}"/>`;
        })
        .join(''),
  };
}

/** Points spread over the sheet and a little beyond, none too near another (best of several candidates). */
export function scattered(random: Random, count: number, near: (x: number, y: number) => number = () => 1): Point[] {
  const points: Point[] = [];
  while (points.length < count) {
    let best: Point = [0, 0];
    let farthest = -1;
    for (let candidate = 0; candidate < 9; candidate += 1) {
      const x = random.between(sheet.x - 60, sheet.x + sheet.width + 60);
      const y = random.between(sheet.y - 60, sheet.y + sheet.height + 60);
      const free = Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)), 5000) / near(x, y);
      if (free > farthest) {
        farthest = free;
        best = [x, y];
      }
    }
    points.push(best);
  }
  return points;
}

/** A closed ring of points about a centre, `radius` away in each direction. */
export function ring([cx, cy]: Point, count: number, radius: (angle: number) => number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const r = radius(angle);
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}
